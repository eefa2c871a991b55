import { requireGroup } from '../../graphql/access.ts';
import type { AccessGroup } from '../../graphql/generated/resolvers.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../graphql/errors.ts';
import { recorded } from '../../recording.ts';
import { isForeignKeyViolation } from '../../store/foreign-key-violation.ts';
import { putBack, type RecordCopy, type RecordKind, takeAway } from '../../store/records.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { isRestorable } from './activities.rules.ts';
import { changesByActivityIds, findActivity, forgetCopies } from './activities.store.ts';
import type { ActivityChangeRow, ActivityRow } from './activities.table.ts';

/** Takes an activity back, whole or not at all; the id of the activity that this is itself. */
export async function restore(context: Context, id: string): Promise<string> {
  const activity = await activityToTakeBack(context, id);
  const changes = (await changesByActivityIds(context.db, [id])).get(id) ?? [];
  if (changes.length === 0 || !changes.every(isRestorable)) {
    throw conflict('Nothing is kept that this could be restored from');
  }
  const restored = recorded(
    context,
    async ({ activityId, db, touch }) => {
      const ordered = changes.toSorted((one, other) => (one.recordId < other.recordId ? -1 : 1));
      for (const change of ordered) await touch(recordOf(context, change), change.recordId);
      for (const change of changes.filter(({ before }) => before !== null)) {
        await putBack(db, recordOf(context, change), JSON.parse(change.before!) as RecordCopy);
      }
      for (const change of changes.toReversed().filter(({ before }) => before === null)) {
        await takeAway(db, recordOf(context, change), change.recordId);
      }
      return activityId;
    },
    { action: 'restored', restores: id, kind: activity.kind, title: activity.title },
  );
  return restored.catch(refuseUnfit);
}

/** Drops the copies of what an activity deleted, the older ones too. */
export async function purge(context: Context, id: string): Promise<string> {
  const activity = await findActivity(context.db, id);
  if (!activity || activity.ownerId !== null) throw notFound('Activity');
  const deleted = ((await changesByActivityIds(context.db, [id])).get(id) ?? []).filter(
    ({ action }) => action === 'deleted',
  );
  if (deleted.length === 0) throw conflict('Only what was deleted can be purged');
  const { kind, title } = activity;
  await recorded(
    context,
    async ({ db }) => {
      for (const each of deleted) await forgetCopies(db, each.kind, each.recordId);
    },
    { action: 'purged', kind, title },
  );
  return id;
}

/** What belongs to someone else answers as if it did not exist. */
async function activityToTakeBack(context: Context, id: string): Promise<ActivityRow> {
  const activity = await findActivity(context.db, id);
  const callerId = callerOf(context).account.id;
  const isOwn = activity?.ownerId === callerId;
  if (!activity || (activity.ownerId !== null && !isOwn)) throw notFound('Activity');
  if (!isOwn) requireGroup(context, groupFor(activity, callerId));
  return activity;
}

/**
 * What an editor changed or deleted, they may take back; to take back what one made would be to delete it. An
 * account's role and state are SA's alone to change, forwards and backwards.
 */
function groupFor({ accountId, action, kind }: ActivityRow, callerId: string): AccessGroup {
  if (kind === 'Account') return 'SA';
  return accountId === callerId && action !== 'created' ? 'EDITOR' : 'ADMIN';
}

function recordOf({ records }: Context, { kind }: ActivityChangeRow): RecordKind {
  const record = records.get(kind);
  if (!record) throw new Error(`No domain has records of the kind ${kind}.`);
  return record;
}

function refuseUnfit(error: unknown): never {
  if (isUniqueViolation(error)) throw conflict('Another record has taken its place since');
  if (isForeignKeyViolation(error)) throw conflict('Something that it belongs to is gone');
  throw error;
}
