import type { Activity, ActivityAction, ActivityChange } from '../../generated/schema.ts';
import { recordLink } from '../../records/resources.ts';

type Done = Pick<Activity, 'action' | 'kind' | 'title'> & {
  changes: readonly Pick<ActivityChange, 'kind' | 'recordId' | 'title' | 'action' | 'canRestore'>[];
};

/** What an activity did: an undo that deletes what was created is stored as `restored`, too. */
export function actionDone({ action, kind, changes }: Done): ActivityAction {
  const own = changes.filter((change) => change.kind === kind);
  const isRemoval = own.length > 0 && own.every((change) => change.action === 'deleted');
  return action === 'restored' && isRemoval ? 'deleted' : action;
}

/** The page of the record that an activity names, unless it is gone by this activity or by its undo. */
export function activityLink({ action, kind, title, changes }: Done): string | undefined {
  const change = changes.find((each) => each.kind === kind && each.title === title) ?? changes[0];
  if (!change || action === 'purged' || change.action === 'deleted') return undefined;
  if (change.action === 'created' && !change.canRestore) return undefined;
  return recordLink(change.kind, change.recordId);
}
