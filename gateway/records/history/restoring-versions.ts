import { requireAuthor } from '../attachments.ts';
import { requireGroup, requireWrite } from '../access.ts';
import type { RecordContext as Context } from '../context.ts';
import { conflict } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { commit } from '../write/commit.ts';
import { plannedChange } from '../write/planned-change.ts';
import type { Snapshot } from '../declare/record.ts';
import { changeToVersion } from './restoration.ts';
import { listSnapshots } from './snapshots.store.ts';
import { rethrowAsConflict } from './restoring.ts';
import { visibleActivity } from './visible-activities.ts';

/**
 * Restores a record to its state after an activity; returns the new activity's id, or that one's when nothing changes.
 */
export async function restoreVersion(
  context: Context,
  chosen: { activityId: string; recordId: string },
): Promise<string> {
  const { activity, changes } = await visibleActivity(context, chosen);
  const { kind, recordId, position } = changes[0]!;
  const ownerId = changes[0]!.recordOwnerId ?? activity.ownerId;
  const record = context.records.get(kind);
  const restored = commit(
    context,
    async ({ activityId, db, lock, write }) => {
      if (!record) throw nothingKept();
      const now = (await lock(record, [recordId])).get(recordId);
      const isThere = now !== undefined;
      const action = isThere ? 'update' : 'create';
      requireWrite(context, record, { action });
      if (ownerId === null && !isThere) requireGroup(context, 'ADMIN');
      const [snapshots] = await listSnapshots(db, chosen.activityId, [position]);
      const after = snapshots?.after;
      if (!after || (!isThere && record.secrets)) throw nothingKept();
      requireAuthor(context, record, { action, row: after.row });
      const change = changeToVersion(record, recordId, after);
      if (isThere && !plannedChange(change, now as Snapshot)) return chosen.activityId;
      await write([change]);
      return activityId;
    },
    (id) => (id === chosen.activityId ? {} : { action: 'restored', kind, ownerId }),
  );
  return restored.catch(rethrowAsConflict);
}

const nothingKept = () => conflict(problem('no_version_kept'));
