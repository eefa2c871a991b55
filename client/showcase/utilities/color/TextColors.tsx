import { Stack, Text } from '@mantine/core';
import { CopyToken } from '../CopyToken.tsx';
import { useTranslation } from 'react-i18next';
import styles from './TextColors.module.css';

const roles = [
  { key: 'text', token: '--mantine-color-text' },
  { key: 'dimmed', token: '--mantine-color-dimmed' },
  { key: 'error', token: '--mantine-color-error' },
  { key: 'anchor', token: '--mantine-color-anchor' },
] as const;

export function TextColors() {
  const { t } = useTranslation('utilities-color', { keyPrefix: 'examples.TextColors' });
  return (
    <Stack gap="sm">
      {roles.map(({ key, token }) => (
        <div key={key} className={styles.row}>
          <Text c={`var(${token})`}>{t(key)}</Text>
          <CopyToken token={token} />
        </div>
      ))}
    </Stack>
  );
}
