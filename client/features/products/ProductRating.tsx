import { Text } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './ProductRating.module.css';

/** The rating is from 1 to 5. */
export function ProductRating({ rating }: { rating: number }) {
  const { t } = useTranslation('products');
  return (
    <Text size="sm" className={styles.rating}>
      <IconStarFilled className={styles.star} size={14} aria-hidden />
      {t('ratingOf', { rating })}
    </Text>
  );
}
