import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { Figure } from './Figure.tsx';
import { listed } from './listed.ts';
import type { Period } from './period.ts';
import { Tile } from './Tile.tsx';
import { tileQueries } from './tileQueries.ts';
import { TileRows } from './TileRows.tsx';

export function NewCustomersTile({ period }: { period: Period }) {
  const { t } = useTranslation('home');
  return (
    <Tile title={t('customers.title')} note={t('customers.note')} size="figure">
      <NewCustomers period={period} />
    </Tile>
  );
}

function NewCustomers({ period }: { period: Period }) {
  const { t } = useTranslation('home');
  const { accountingDay, number } = useFormat();
  const { data, error, refetch } = useQuery(...tileQueries.newCustomers(period));
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Figure
        now={data.now.totalCount}
        before={data.before.totalCount}
        format={number}
        links={{
          now: listed('Customer', { from: period.from, to: period.to }).link,
          before: listed('Customer', { ...period.before }).link,
        }}
      />
      <TileRows
        empty={t('customers.none')}
        rows={data.now.nodes.map(({ id, name, createdAt }) => ({
          id,
          name,
          value: accountingDay(createdAt),
          link: linkTo.customer(id),
        }))}
      />
    </>
  );
}
