import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { listed } from './listed.ts';
import { Tile } from './Tile.tsx';
import { lowStock, tileQueries } from './tileQueries.ts';
import { TileRows } from './TileRows.tsx';

export function StockTile() {
  const { t } = useTranslation('home');
  return (
    <Tile title={t('stock.title')} note={t('stock.note')} size="rows">
      <Stock />
    </Tile>
  );
}

function Stock() {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(...tileQueries.stock());
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} lines={4} />;
  const { nodes, totalCount } = data.products;
  return (
    <>
      <Anchor component={Link} to={listed('Product', lowStock).link} fw={600}>
        {t('stock.count', { count: totalCount, number: number(totalCount) })}
      </Anchor>
      <TileRows
        empty={t('stock.none')}
        rows={nodes.map(({ id, title, totalUnit, stockThreshold }) => ({
          id,
          name: title,
          value: t('stock.left', {
            number: number(totalUnit),
            threshold: number(stockThreshold),
          }),
          link: linkTo.product(id),
        }))}
      />
    </>
  );
}
