import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json';
import styles from './Footer.module.css';

const links = [
  { label: 'navigation.documentation', path: '/docs' },
  { label: 'restCalls', path: '/api/docs' },
] as const;

export function Footer() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <footer className={styles.footer}>
      <Text size="sm" c="dimmed">
        {t('common:productName')} {version}
      </Text>
      <Group gap="md">
        {links.map(({ label, path }) => (
          <Anchor key={path} href={path} size="sm" target="_blank" rel="noopener">
            {t(label)}
          </Anchor>
        ))}
      </Group>
    </footer>
  );
}
