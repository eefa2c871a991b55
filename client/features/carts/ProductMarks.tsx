import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sharedBadges } from '../../records/list/sharedBadges.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

const { ProductRating } = sharedBadges;

const FEW = 10;

interface Props {
  product: { rating: number; freeShipping: boolean; totalUnit: number };
}

export function ProductMarks({ product: { rating, freeShipping, totalUnit } }: Props) {
  const { t } = useTranslation(['carts', 'products', 'records']);
  return (
    <>
      <ProductRating rating={rating} />
      <Group gap={6}>
        {freeShipping ? (
          <StatusBadge color="petrol">{t('records:fieldsOf.Product.freeShipping')}</StatusBadge>
        ) : null}
        {totalUnit <= FEW ? (
          <StatusBadge color={totalUnit === 0 ? 'red' : 'amber'}>
            {totalUnit === 0 ? t('products:stock.none') : t('stock.few', { count: totalUnit })}
          </StatusBadge>
        ) : null}
      </Group>
    </>
  );
}
