import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '../core/settings.ts';
import styles from './GuideContents.module.css';
import type { GuideHeading } from './guide.ts';

interface Props {
  headings: readonly GuideHeading[];
  language: Language;
}

export function GuideContents({ headings, language }: Props) {
  const { t } = useTranslation('docs');
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < 2) return null;
  return (
    <nav aria-label={t('onThisPage')} className={styles.contents}>
      <Text component="h2" className={styles.title}>
        {t('onThisPage')}
      </Text>
      <ul className={styles.list} lang={language}>
        {shown.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <Anchor href={`#${id}`} size="sm" c="dimmed">
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
