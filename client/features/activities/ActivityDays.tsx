import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayList } from '../../ui/DayList.tsx';
import { activityLink } from '../../records/history/activityLink.ts';
import { ActivityEntry } from '../../records/history/ActivityEntry.tsx';
import { FieldChanges } from '../../records/history/FieldChanges.tsx';
import { useActivityWords } from '../../records/history/useActivityWords.ts';
import { useRestoreChange } from '../../records/undo/useUndoable.ts';
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
      link={activityLink(activity)}
      actions={<UndoActivityButton activity={activity} />}
    >
      {hasFields ? <FieldChanges change={change} /> : null}
    </ActivityEntry>
  );
}

function UndoActivityButton({ activity }: { activity: Activity }) {
  const { t } = useTranslation(['activities', 'common']);
  const what = useActivityWords().sentence(activity);
  const restoreChange = useRestoreChange();
  const { changes, changeCount, id } = activity;
  const canUndo =
    changeCount > 0 && changes.every(({ canRestore, isOfAccount }) => canRestore && !isOfAccount);
  if (!canUndo) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() =>
        void restoreChange(
          {
            activityId: id,
            undone: t('common:undone', { what }),
            done: t('common:redone', { what }),
          },
          'undo',
        )
      }
    >
      {t('ownChanges.undo')}
    </Button>
  );
}
