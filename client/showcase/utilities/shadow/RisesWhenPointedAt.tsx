import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './RisesWhenPointedAt.module.css';

export function RisesWhenPointedAt() {
  const { t } = useTranslation('utilities-shadow', { keyPrefix: 'examples.RisesWhenPointedAt' });
  return <UnstyledButton className={styles.card}>{t('card')}</UnstyledButton>;
}
