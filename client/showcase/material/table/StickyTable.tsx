import { useQuery } from '@apollo/client/react';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { PendingPart } from '../../../ui/PendingPart.tsx';
import { StickyTableDocument } from './StickyTable.generated.ts';
import styles from './StickyTable.module.css';

export function StickyTable() {
  const { t } = useTranslation('material-table', { keyPrefix: 'examples.StickyTable' });
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(StickyTableDocument, {
    variables: { sort: { field: 'totalUnit' } },
  });
  if (!data) return <PendingPart lines={7} error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('caption')}>
      <Table
        stickyHeader
        striped
        data={{
          head: [t('sku'), t('product'), t('brand'), t('stock')],
          body: data.products.nodes.map(({ sku, title, brand, totalUnit }) => [
            sku,
            title,
            brand,
            number(totalUnit),
          ]),
        }}
      />
    </div>
  );
}
