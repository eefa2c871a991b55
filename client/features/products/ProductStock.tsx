import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';

interface Props {
  totalUnit: number;
  /** From here on down the stock is low. */
  stockThreshold: number;
}

/** How many there are, and in words when that is few. */
export function ProductStock({ totalUnit, stockThreshold }: Props) {
  const { t } = useTranslation('products');
  const { number } = useFormat();
  return (
    <Group gap="xs" wrap="nowrap" fz="sm">
      {number(totalUnit)}
      {totalUnit <= stockThreshold ? (
        <Badge variant="filled" color="amber.9">
          {t(totalUnit === 0 ? 'stock.none' : 'stock.low')}
        </Badge>
      ) : null}
    </Group>
  );
}
