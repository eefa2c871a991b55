import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { activityLink } from '../../records/history/activityLink.ts';
import { type ActivityObject, useActivityWords } from '../../records/history/useActivityWords.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { ActivityTileQuery } from './ActivityTile.generated.ts';
import { Tile } from './Tile.tsx';
import { tileQueries } from './tileQueries.ts';
import { TileRows } from './TileRows.tsx';

type Activity = ActivityTileQuery['activities']['nodes'][number];

export function ActivityTile() {
  const { t } = useTranslation('home');
  return (
    <Tile title={t('activity.title')} note={t('activity.note')} size="rows">
      <Activities />
    </Tile>
  );
}

function Activities() {
  const { t } = useTranslation(['home', 'records']);
  const words = useActivityWords();
  const { data, error, refetch } = useQuery(...tileQueries.activity());
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} lines={4} />;
  return (
    <>
      <TileRows
        empty={t('activity.none')}
        rows={data.activities.nodes.map((activity) => ({
          id: activity.id,
          name: activity.by
            ? `${activity.by.name} ${words.sentence(activity)}`
            : `${words.verbByNobody(activity)}: ${objectText(words.objectOf(activity))}`,
          value: <RelativeTime moment={activity.at} />,
          link: linkOf(activity),
        }))}
      />
      <Anchor component={Link} to={paths.activities} size="sm">
        {t('activity.all')}
      </Anchor>
    </>
  );
}

const objectText = ({ before, name, after }: ActivityObject) => `${before}${name}${after}`;

/** Returns the page of the activity's record, if it has only one and that exists. */
const linkOf = (activity: Activity) =>
  activity.changes.length === 1 ? activityLink(activity) : undefined;
