import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './LongWords.module.css';

export function LongWords() {
  const { t } = useTranslation('utilities-misc', { keyPrefix: 'examples.LongWords' });
  return (
    <div className={styles.narrow}>
      <Text className={styles.anywhere}>{t('address')}</Text>
      <Text className={styles.hyphens}>{t('word')}</Text>
    </div>
  );
}
