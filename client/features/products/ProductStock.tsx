import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './ProductStock.module.css';

interface Props {
  totalUnit: number;
  /** The stock at and below which it is low. */
  stockThreshold: number;
}

export function ProductStock({ totalUnit, stockThreshold }: Props) {
  const { t } = useTranslation('products');
  const { number } = useFormat();
  return (
    <Group gap="xs" wrap="nowrap" className={styles.stock}>
      {number(totalUnit)}
      {totalUnit <= stockThreshold ? (
        <StatusBadge color={totalUnit === 0 ? 'red' : 'amber'}>
          {t(totalUnit === 0 ? 'stock.none' : 'stock.low')}
        </StatusBadge>
      ) : null}
    </Group>
  );
}
