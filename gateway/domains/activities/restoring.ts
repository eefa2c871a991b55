import { requireGroup } from '../../graphql/access.ts';
import type { AccessGroup } from '../../graphql/generated/resolvers.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../graphql/errors.ts';
import { recorded, type Recording } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { isForeignKeyViolation } from '../../store/foreign-key-violation.ts';
import {
  restoreRecords,
  type Returning,
  deleteRecords,
  TooFewLeft,
} from '../../store/restore-records.ts';
import {
  copiesOf,
  lockRecords,
  type RecordCopy,
  type RecordKind,
  recordsByIds,
} from '../../store/records.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { isRestorable, losesLaterChange } from './activities.rules.ts';
import { findActivity, forgetCopies, listCopies, listOutline } from './activities.store.ts';
import type { ActivityRow, ChangeOutline } from './activities.table.ts';

/** Records that are put back in one go, and kept in memory. */
const MOST_AT_ONCE = 500;

interface Chosen {
  activityId: string;
  /** Only this one of the records that it touched. */
  recordId?: string | null;
}

/** Takes an activity back, whole or not at all; the id of the activity that this is itself. */
export async function restore(context: Context, chosen: Chosen): Promise<string> {
  const id = chosen.activityId;
  const { kind, title, ownerId } = await activityToTakeBack(context, id);
  const changes = await chosenChanges(context, chosen);
  if (changes.length === 0 || !changes.every(isRestorable)) {
    throw conflict('Nothing is kept that this could be restored from');
  }
  const restored = recorded(
    context,
    async (recording) => {
      await takeBack(context, recording, { id, changes });
      return recording.activityId;
    },
    { action: 'restored', restores: id, kind, title, ownerId },
  );
  return restored.catch(refuseUnfit);
}

/** What was there before comes back in the order in which it went; what was not goes the other way round. */
async function takeBack(
  context: Context,
  recording: Recording,
  { id, changes }: { id: string; changes: readonly ChangeOutline[] },
): Promise<void> {
  const { db, settle } = recording;
  const isLong = changes.length > MOST_AT_ONCE;
  const touch = isLong ? lockRecords.bind(undefined, db) : recording.touchMany;
  const ordered = changes.toSorted((one, other) => (one.recordId < other.recordId ? -1 : 1));
  for (const run of runsOf(ordered)) await touch(recordOf(context, run[0]!), recordIds(run));
  for (const run of runsOf(changes.filter(({ hasBefore }) => hasBefore === 1))) {
    const record = recordOf(context, run[0]!);
    await recording.touchMany(record, recordIds(run));
    const positions = run.map(({ position }) => position);
    const returning = (await listCopies(db, id, positions)) as Returning[];
    await refuseChangedSince(db, record, returning);
    await restoreRecords(db, record, returning);
    if (isLong) await settle();
  }
  for (const run of runsOf(changes.toReversed().filter(({ hasBefore }) => hasBefore === 0))) {
    const record = recordOf(context, run[0]!);
    await recording.touchMany(record, recordIds(run));
    await deleteRecords(db, record, recordIds(run));
    if (isLong) await settle();
  }
}

/**
 * What someone changed later is taken back first: with the older change it would be lost. One's own records only
 * oneself changes.
 */
async function refuseChangedSince(
  db: Db,
  record: RecordKind,
  returning: readonly Returning[],
): Promise<void> {
  if (record.owner) return;
  const changed = returning.filter(({ after }) => after);
  const ids = changed.map(({ before }) => String(before.row.id));
  const stored = await copiesOf(db, record, ids);
  for (const { before, after } of changed) {
    const now = stored.get(String(before.row.id));
    if (!now || !losesLaterChange(record, { before, after: after! }, now)) continue;
    const title = record.title && now.row[record.title];
    throw conflict(
      `${typeof title === 'string' ? title : record.kind} was changed since. Take the later change back first, or restore a version from its history`,
    );
  }
}

const recordIds = (changes: readonly ChangeOutline[]) => changes.map(({ recordId }) => recordId);

/** Neighbours of one kind, as many as are put back in one go. */
function runsOf(changes: readonly ChangeOutline[]): ChangeOutline[][] {
  const runs: ChangeOutline[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run && run[0]?.kind === change.kind && run.length < MOST_AT_ONCE) run.push(change);
    else runs.push([change]);
  }
  return runs;
}

/** Makes one record what it was right after an activity; the id of the activity that this is itself. */
export async function restoreVersion(
  context: Context,
  chosen: { activityId: string; recordId: string },
): Promise<string> {
  const activity = await visibleActivity(context, chosen.activityId);
  const [change] = await chosenChanges(context, chosen);
  if (!change) throw notFound('Version');
  const [copies] = await listCopies(context.db, chosen.activityId, [change.position]);
  const after = copies?.after;
  if (!after) throw conflict('Nothing is kept of this version');
  const record = recordOf(context, change);
  const { kind, recordId } = change;
  const isThere = (await recordsByIds(context.db, record, [recordId])).has(recordId);
  if (activity.ownerId === null) requireGroup(context, groupForVersion(kind, isThere));
  const restored = recorded(
    context,
    async ({ activityId, db, touch }) => {
      await touch(record, recordId);
      await restoreRecords(db, record, [{ before: isThere ? asVersion(record, after) : after }]);
      return activityId;
    },
    { action: 'restored', kind, ownerId: activity.ownerId },
  );
  return restored.catch(refuseUnfit);
}

/** What a version says of a record that is there: neither what was written since nor what came and went. */
function asVersion(
  { parts = [], counts = [] }: RecordKind,
  { row, ...copy }: RecordCopy,
): RecordCopy {
  const logs = new Set<string>(parts.filter(({ isLog }) => isLog).map(({ table }) => table));
  const without = (names: (name: string) => boolean, from: object) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => !names(name)));
  return {
    ...copy,
    row: without((column) => counts.includes(column), row),
    parts: without((table) => logs.has(table), copy.parts),
  };
}

function groupForVersion(kind: string, isThere: boolean): AccessGroup {
  if (kind === 'Account') return 'SA';
  return isThere ? 'EDITOR' : 'ADMIN';
}

/** What an activity did, or did to one record. */
async function chosenChanges({ db }: Context, { activityId, recordId }: Chosen) {
  const changes = await listOutline(db, activityId);
  return recordId ? changes.filter((change) => change.recordId === recordId) : changes;
}

/** Drops the copies of what an activity deleted, the older ones too. */
export async function purge(context: Context, chosen: Chosen): Promise<string> {
  const id = chosen.activityId;
  const activity = await findActivity(context.db, id);
  if (!activity || activity.ownerId !== null) throw notFound('Activity');
  const changes = await chosenChanges(context, chosen);
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

function recordOf({ records }: Context, { kind }: ChangeOutline): RecordKind {
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
