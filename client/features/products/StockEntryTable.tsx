import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Skeleton, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { numberFormat } from '../../core/i18n/formats.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import rows from '../../ui/phoneRows.module.css';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { recordLink } from '../../records/resources.ts';
import {
  ProductStockEntriesDocument,
  type ProductStockEntriesQuery,
} from './ProductStockEntries.generated.ts';
import styles from './StockEntryTable.module.css';

const SHOWN = 8;

type StockEntry = NonNullable<ProductStockEntriesQuery['product']>['stockEntries'][number];

export function StockEntryTable({ productId: id }: { productId: string }) {
  const { t } = useTranslation('products');
  const { number } = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, refetch } = useQuery(ProductStockEntriesDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.product?.stockEntries;
  if (error && !entries) return <PendingPart error={error} onRetry={() => void refetch()} />;
  if (!entries) return <Skeleton height={100} />;
  if (entries.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        {t('entries.none')}
      </Text>
    );
  }
  return (
    <>
      <Table aria-labelledby="stock" className={`${rows.table} ${styles.table}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('entries.reason')}</Table.Th>
            <Table.Th ta="right">{t('entries.amount')}</Table.Th>
            <Table.Th ta="right">{t('entries.stock')}</Table.Th>
            <Table.Th>{t('entries.by')}</Table.Th>
            <Table.Th>{t('entries.at')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.slice(0, isWhole ? undefined : SHOWN).map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
      {entries.length > SHOWN && !isWhole ? (
        <Button size="compact-sm" variant="subtle" mt="xs" onClick={() => setIsWhole(true)}>
          {t('entries.all', { number: number(entries.length) })}
        </Button>
      ) : null}
    </>
  );
}

function EntryRow({ entry }: { entry: StockEntry }) {
  const { t, i18n } = useTranslation('products');
  const { number } = useFormat();
  const signed = numberFormat(i18n.language, { signDisplay: 'always' });
  return (
    <Table.Tr>
      <Table.Td>
        <div>
          {t(`reasons.${entry.reason}`)} <EntryDocument entry={entry} />
          {entry.note ? (
            <Text size="sm" c="dimmed" className={styles.note}>
              {entry.note}
            </Text>
          ) : null}
        </div>
      </Table.Td>
      <Table.Td ta="right" data-column={t('entries.amount')}>
        <span className={styles.amount}>{signed.format(entry.amount)}</span>
      </Table.Td>
      <Table.Td ta="right" data-column={t('entries.stock')}>
        <span className={styles.amount}>{number(entry.stock)}</span>
      </Table.Td>
      <Table.Td data-column={t('entries.by')}>{entry.by?.name ?? '—'}</Table.Td>
      <Table.Td data-column={t('entries.at')}>
        <RelativeTime moment={entry.at} />
      </Table.Td>
    </Table.Tr>
  );
}

function EntryDocument({ entry }: { entry: StockEntry }) {
  const { documentKind, documentId, documentTitle } = entry;
  if (!documentTitle) return null;
  const to = documentKind && documentId ? recordLink(documentKind, documentId) : undefined;
  if (!to) return documentTitle;
  return (
    <Anchor component={Link} to={to} size="sm" underline="always">
      {documentTitle}
    </Anchor>
  );
}
