import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCompany } from '../../core/company.ts';
import { dateFormat } from '../../core/i18n/formats.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { accountingDay, startOfAccountingDay } from '../../core/days.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { Tile } from './Tile.tsx';
import { tileQueries } from './tileQueries.ts';
import { TileRows } from './TileRows.tsx';

const MOST = 4;

export function EventsTile() {
  const { t } = useTranslation('home');
  return (
    <Tile title={t('events.title')} note={t('events.note')} size="rows">
      <Events />
    </Tile>
  );
}

function Events() {
  const { t, i18n } = useTranslation('home');
  const { number } = useFormat();
  const { timeZone } = useCompany();
  const today = accountingDay();
  const from = startOfAccountingDay(today)!.toISOString();
  const { data, error, refetch } = useQuery(...tileQueries.events());
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} lines={4} />;
  const { ofDays, ofHours } = data;
  const totalCount = ofDays.totalCount + ofHours.totalCount;
  const hours = dateFormat(i18n.language, { timeStyle: 'short', timeZone });
  const hour = (moment: string) => hours.format(new Date(moment));
  return (
    <>
      <Anchor component={Link} to={linkTo.day(today)} fw={600}>
        {t('events.count', { count: totalCount, number: number(totalCount) })}
      </Anchor>
      <TileRows
        empty={t('events.none')}
        rows={[...ofDays.nodes, ...ofHours.nodes]
          .slice(0, MOST)
          .map(({ id, title, start, end, startDay }) => ({
            id,
            name: title,
            link: linkTo.event(id),
            value: startDay
              ? t('events.allDay')
              : start < from
                ? t('events.until', { time: hour(end) })
                : hour(start),
          }))}
      />
    </>
  );
}
