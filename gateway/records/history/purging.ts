import type { RecordContext as Context } from '../context.ts';
import { conflict, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { commit } from '../commit.ts';
import { findActivity } from './activities.store.ts';
import { deleteCopies } from './copies.store.ts';
import { type Chosen, listOutline } from './restoring.store.ts';

/** Drops all copies of the records that an activity deleted. */
export async function purge(context: Context, chosen: Chosen): Promise<string> {
  const id = chosen.activityId;
  const activity = await findActivity(context.db, id);
  if (!activity || activity.ownerId !== null) throw notFound('Activity');
  const changes = await listOutline(context.db, chosen);
  const deleted = changes.filter(({ action }) => action === 'deleted');
  if (deleted.length === 0) throw conflict(problem('not_deleted'));
  const { kind, title } = activity;
  await commit(
    context,
    async ({ db }) => {
      for (const each of deleted) await deleteCopies(db, each.kind, each.recordId);
    },
    { action: 'purged', kind, title },
  );
  return id;
}
