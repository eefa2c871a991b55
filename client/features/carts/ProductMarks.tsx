import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProductRating } from '../../components/ProductRating.tsx';
import styles from './ProductMarks.module.css';

const FEW = 10;

interface Props {
  product: { rating: number; freeShipping: boolean; totalUnit: number };
}

/** How well a product is liked, and what a buyer should know of it. */
export function ProductMarks({ product: { rating, freeShipping, totalUnit } }: Props) {
  const { t } = useTranslation(['carts', 'products']);
  return (
    <>
      <ProductRating rating={rating} />
      <Group gap={6}>
        {freeShipping ? (
          <Badge className={styles.mark} variant="light" radius="sm">
            {t('products:fields.freeShipping')}
          </Badge>
        ) : null}
        {totalUnit <= FEW ? (
          <Badge className={styles.mark} variant="filled" color="amber.9" radius="sm">
            {totalUnit === 0 ? t('products:stock.none') : t('stock.few', { count: totalUnit })}
          </Badge>
        ) : null}
      </Group>
    </>
  );
}
