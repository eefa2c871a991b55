import { requireGroup } from '../../graphql/access.ts';
import type { AccessGroup } from '../../graphql/generated/resolvers.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../graphql/errors.ts';
import { recorded } from '../../recording.ts';
import { isForeignKeyViolation } from '../../store/foreign-key-violation.ts';
import {
  putBack,
  type RecordCopy,
  type RecordKind,
  recordsByIds,
  takeAway,
  TooFewLeft,
} from '../../store/records.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { isRestorable } from './activities.rules.ts';
import { changesByActivityIds, findActivity, forgetCopies } from './activities.store.ts';
import type { ActivityChangeRow, ActivityRow } from './activities.table.ts';

interface Chosen {
  activityId: string;
  /** Only this one of the records that it touched. */
  recordId?: string | null;
}

/** Takes an activity back, whole or not at all; the id of the activity that this is itself. */
export async function restore(context: Context, chosen: Chosen): Promise<string> {
  const id = chosen.activityId;
  const activity = await activityToTakeBack(context, id);
  const changes = await changesOf(context, chosen);
  if (changes.length === 0 || !changes.every(isRestorable)) {
    throw conflict('Nothing is kept that this could be restored from');
  }
  const { kind, title, ownerId } = activity;
  const restored = recorded(
    context,
    async ({ activityId, db, touch }) => {
      const ordered = changes.toSorted((one, other) => (one.recordId < other.recordId ? -1 : 1));
      for (const change of ordered) await touch(recordOf(context, change), change.recordId);
      for (const change of changes.filter(({ before }) => before !== null)) {
        await putBack(db, recordOf(context, change), ...copiesIn(change));
      }
      for (const change of changes.toReversed().filter(({ before }) => before === null)) {
        await takeAway(db, recordOf(context, change), change.recordId);
      }
      return activityId;
    },
    { action: 'restored', restores: id, kind, title, ownerId },
  );
  return restored.catch(refuseUnfit);
}

/** Makes one record what it was right after an activity; the id of the activity that this is itself. */
export async function restoreVersion(
  context: Context,
  chosen: { activityId: string; recordId: string },
): Promise<string> {
  const activity = await visibleActivity(context, chosen.activityId);
  const [change] = await changesOf(context, chosen);
  if (!change) throw notFound('Version');
  if (change.after === null) throw conflict('Nothing is kept of this version');
  const record = recordOf(context, change);
  const { kind, recordId, title } = change;
  const after = JSON.parse(change.after) as RecordCopy;
  const isThere = (await recordsByIds(context.db, record, [recordId])).has(recordId);
  if (activity.ownerId === null) requireGroup(context, groupForVersion(kind, isThere));
  const restored = recorded(
    context,
    async ({ activityId, db, touch }) => {
      await touch(record, recordId);
      await putBack(db, record, isThere ? withoutLogs(record, after) : after);
      return activityId;
    },
    { action: 'restored', kind, title },
  );
  return restored.catch(refuseUnfit);
}

function withoutLogs({ parts = [] }: RecordKind, copy: RecordCopy): RecordCopy {
  const logs = new Set<string>(parts.filter(({ isLog }) => isLog).map(({ table }) => table));
  const kept = Object.entries(copy.parts).filter(([table]) => !logs.has(table));
  return { ...copy, parts: Object.fromEntries(kept) };
}

function groupForVersion(kind: string, isThere: boolean): AccessGroup {
  if (kind === 'Account') return 'SA';
  return isThere ? 'EDITOR' : 'ADMIN';
}

/** What an activity did, or did to one record. */
async function changesOf({ db }: Context, { activityId, recordId }: Chosen) {
  const changes = (await changesByActivityIds(db, [activityId])).get(activityId) ?? [];
  return recordId ? changes.filter((change) => change.recordId === recordId) : changes;
}

/** Drops the copies of what an activity deleted, the older ones too. */
export async function purge(context: Context, chosen: Chosen): Promise<string> {
  const id = chosen.activityId;
  const activity = await findActivity(context.db, id);
  if (!activity || activity.ownerId !== null) throw notFound('Activity');
  const changes = await changesOf(context, chosen);
  const deleted = changes.filter(({ action }) => action === 'deleted');
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
async function visibleActivity(context: Context, id: string): Promise<ActivityRow> {
  const activity = await findActivity(context.db, id);
  const isVisible = [null, callerOf(context).account.id].includes(activity?.ownerId ?? null);
  if (!activity || !isVisible) throw notFound('Activity');
  return activity;
}

async function activityToTakeBack(context: Context, id: string): Promise<ActivityRow> {
  const activity = await visibleActivity(context, id);
  const callerId = callerOf(context).account.id;
  if (activity.ownerId === null) requireGroup(context, groupFor(activity, callerId));
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

function copiesIn({ before, after }: ActivityChangeRow): [RecordCopy, RecordCopy?] {
  const copies = [before, after].flatMap((copy) => copy ?? []);
  return copies.map((copy) => JSON.parse(copy) as RecordCopy) as [RecordCopy, RecordCopy?];
}

function recordOf({ records }: Context, { kind }: ActivityChangeRow): RecordKind {
  const record = records.get(kind);
  if (!record) throw new Error(`No domain has records of the kind ${kind}.`);
  return record;
}

function refuseUnfit(error: unknown): never {
  if (isUniqueViolation(error)) throw conflict('Another record has taken its place since');
  if (error instanceof TooFewLeft) throw conflict('Too few are left for this to be taken back');
  if (isForeignKeyViolation(error)) throw conflict('Something that it belongs to is gone');
  throw error;
}
