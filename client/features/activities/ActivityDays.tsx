import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayList } from '../../components/DayList.tsx';
import { ActivityEntry } from '../../components/history/ActivityEntry.tsx';
import { FieldChanges } from '../../components/history/FieldChanges.tsx';
import { recordLink } from '../../components/history/recordLinks.ts';
import { useTakeBack } from '../../components/useUndoable.ts';
import type { ActivityDays_ActivityFragment } from './ActivityDays.generated.ts';

type Activity = ActivityDays_ActivityFragment;

export function ActivityDays({ activities }: { activities: readonly Activity[] }) {
  return (
    <DayList entries={activities} timeOf={({ at }) => at}>
      {(activity) => <Entry activity={activity} />}
    </DayList>
  );
}

function Entry({ activity }: { activity: Activity }) {
  const [change] = activity.changes;
  const hasFields = activity.changeCount === 1 && change && change.fields.length > 0;
  return (
    <ActivityEntry
      activity={activity}
      link={change && activity.action !== 'deleted' ? recordLink(change.kind, change.recordId) : ''}
      count={activity.changeCount}
      actions={<TakeBackButton activity={activity} />}
    >
      {hasFields ? <FieldChanges change={change} /> : null}
    </ActivityEntry>
  );
}

function TakeBackButton({ activity }: { activity: Activity }) {
  const { t } = useTranslation('records');
  const takeBack = useTakeBack();
  const { changes, changeCount, kind, id } = activity;
  // An account is changed back by SA, on its own page.
  const canTakeBack =
    changeCount > 0 && kind !== 'Account' && changes.every(({ canRestore }) => canRestore);
  if (!canTakeBack) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() =>
        void takeBack({
          activityId: id,
          undone: t('activities.takenBack'),
          again: t('history.undone'),
        })
      }
    >
      {t('activities.takeBack')}
    </Button>
  );
}
