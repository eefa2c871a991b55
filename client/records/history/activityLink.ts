import type { Activity, ActivityChange } from '../../generated/schema.ts';
import { recordLink } from '../resources.ts';

type Done = Pick<Activity, 'action' | 'kind' | 'title'> & {
  changes: readonly Pick<ActivityChange, 'kind' | 'recordId' | 'title' | 'action' | 'canRestore'>[];
};

/** Returns the link to the record of an activity; undefined when the activity or its undo deleted the record. */
export function activityLink({ action, kind, title, changes }: Done): string | undefined {
  const change = changes.find((each) => each.kind === kind && each.title === title) ?? changes[0];
  if (!change || action === 'purged' || change.action === 'deleted') return undefined;
  if (change.action === 'created' && !change.canRestore) return undefined;
  return recordLink(change.kind, change.recordId);
}
