import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { listed } from './listed.ts';
import type { Period } from './period.ts';
import { Tile } from './Tile.tsx';
import { tileQueries } from './tileQueries.ts';
import { TileRows } from './TileRows.tsx';

export function TopProductsTile({ period }: { period: Period }) {
  const { t } = useTranslation('home');
  return (
    <Tile title={t('products.title')} note={t('products.note')} size="ranking">
      <TopProducts period={period} />
    </Tile>
  );
}

function TopProducts({ period }: { period: Period }) {
  const { t } = useTranslation('home');
  const { money, number } = useFormat();
  const { data, error, refetch } = useQuery(...tileQueries.topProducts(period));
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} lines={5} />;
  const { from, to } = period;
  const { items } = data.topInvoiceItems;
  const currency = data.topInvoiceItems.currency ?? '';
  return (
    <TileRows
      hasLongValues
      empty={t('revenue.none')}
      rows={items.map(({ name, unit, amount, invoiceCount }) => ({
        id: name,
        name,
        value: [
          money(amount, currency),
          t('products.units', { count: unit, number: number(unit) }),
          t('invoices', { count: invoiceCount, number: number(invoiceCount) }),
        ].join(' · '),
        link: listed('Invoice', { from, to, currency, item: name }).link,
      }))}
    />
  );
}
