import type { RecordContext as Context } from '../context.ts';
import { requireWrite } from '../access.ts';
import { conflict, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { commit } from '../write/commit.ts';
import { deleteSnapshots } from './snapshots.store.ts';
import { type ChangeSelection, listOutline } from './restoring.store.ts';
import { consequencesOf } from './consequences.ts';
import { showsChange, visibleActivity } from './visible-activities.ts';

/** Deletes all snapshots of the records that an activity deleted, for callers who can read and delete them. */
export async function purge(context: Context, chosen: ChangeSelection): Promise<string> {
  const id = chosen.activityId;
  const { activity } = await visibleActivity(context, chosen);
  if (activity.ownerId !== null) throw notFound('Activity');
  const { records } = context;
  const changes = await listOutline(context.db, chosen);
  const deleted = changes.filter(
    (each) => each.action === 'deleted' && showsChange(context, activity, each),
  );
  if (deleted.length === 0) throw conflict(problem('not_deleted'));
  for (const name of new Set(deleted.map((each) => each.kind))) {
    const record = context.records.get(name);
    if (record) requireWrite(context, record, { action: 'delete' });
  }
  const { kind, title } = activity;
  await commit(
    context,
    async ({ db }) => {
      const following = await consequencesOf(db, { records, activityId: id }, deleted);
      for (const each of [...deleted, ...following.filter(({ isDeleted }) => isDeleted)]) {
        await deleteSnapshots(db, each.kind, each.recordId);
      }
    },
    { action: 'purged', kind, title },
  );
  return id;
}
