import { Button, Paper, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDayName } from '../../app/i18n/useDayName.ts';
import { ActivityEntry } from '../../components/history/ActivityEntry.tsx';
import { FieldChanges } from '../../components/history/FieldChanges.tsx';
import { recordLink } from '../../components/history/recordLinks.ts';
import { localDay } from '../../components/localDay.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import { useRestore } from '../../components/useRestore.ts';
import type { ActivityDays_ActivityFragment } from './ActivityDays.generated.ts';
import styles from './ActivityDays.module.css';

type Activity = ActivityDays_ActivityFragment;

/** Activities under the local day of each, the newest first. */
export function ActivityDays({ activities }: { activities: readonly Activity[] }) {
  const dayName = useDayName();
  const days = [...new Set(activities.map(({ at }) => localDay(at)))];
  return (
    <Stack gap="lg">
      {days.map((day) => (
        <section key={day} aria-label={dayName(day)}>
          <Title order={2} size="h5" mb="xs">
            {dayName(day)}
          </Title>
          <Paper component="ol" className={styles.list}>
            {activities
              .filter(({ at }) => localDay(at) === day)
              .map((activity) => (
                <li key={activity.id} className={styles.item}>
                  <Entry activity={activity} />
                </li>
              ))}
          </Paper>
        </section>
      ))}
    </Stack>
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
  const restore = useRestore();
  const undoable = useUndoable();
  const { changes, changeCount, kind, id } = activity;
  // An account is for SA to change back, on the account's own page.
  const canTakeBack =
    changeCount > 0 && kind !== 'Account' && changes.every(({ canRestore }) => canRestore);
  if (!canTakeBack) return null;
  async function takeBack() {
    const activityId = await restore(id);
    if (!activityId) return;
    undoable({ message: t('activities.takenBack'), activityId, undone: t('history.undone') });
  }
  return (
    <Button size="compact-sm" variant="default" onClick={() => void takeBack()}>
      {t('activities.takeBack')}
    </Button>
  );
}
