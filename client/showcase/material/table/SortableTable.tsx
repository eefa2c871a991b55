import { useQuery } from '@apollo/client/react';
import { Table } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { PendingPart } from '../../../ui/PendingPart.tsx';
import { SortButton } from '../../../records/list/SortButton.tsx';
import { SortableTableDocument } from './SortableTable.generated.ts';
import styles from './SortableTable.module.css';

const columns = [
  { field: 'title', key: 'product', align: 'start' },
  { field: 'price', key: 'price', align: 'end' },
  { field: 'totalUnit', key: 'stock', align: 'end' },
  { field: 'rating', key: 'rating', align: 'end' },
] as const;

interface Sort {
  field: (typeof columns)[number]['field'];
  direction: 'ascending' | 'descending';
}

export function SortableTable() {
  const { t } = useTranslation('material-table', { keyPrefix: 'examples.SortableTable' });
  const { number, price: priceText } = useFormat();
  const [sort, setSort] = useState<Sort>({ field: 'price', direction: 'descending' });
  const query = useQuery(SortableTableDocument, { variables: { sort } });
  const data = query.data ?? query.previousData;
  if (!data)
    return <PendingPart lines={7} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table aria-label={t('caption')} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ field, key, align }) => (
              <Table.Th key={field} ta={align}>
                <SortButton
                  label={t(key)}
                  direction={field === sort.field ? sort.direction : undefined}
                  onSort={(direction) => setSort({ field, direction })}
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.products.nodes.map(({ id, title, price, totalUnit, rating }) => (
            <Table.Tr key={id}>
              <Table.Td>{title}</Table.Td>
              <Table.Td ta="end" className={styles.amount}>
                {priceText(price)}
              </Table.Td>
              <Table.Td ta="end">{number(totalUnit)}</Table.Td>
              <Table.Td ta="end">{number(rating)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
