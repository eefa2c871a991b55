import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../graphql/errors.ts';
import { recorded, type Recording } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { isForeignKeyViolation } from '../../store/foreign-key-violation.ts';
import {
  deleteRecords,
  restoreRecords,
  type Returning,
  TooFewLeft,
} from '../../store/restore-records.ts';
import { copiesOf, idsHolding, lockRecords, type RecordKind } from '../../store/records.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { isRestorable, type Obstacle, obstacleTo } from './activities.rules.ts';
import { type Copies, listCopies } from './activities.store.ts';
import type { ActivityRow, ChangeOutline } from './activities.table.ts';
import { type Chosen, claimChanges, takenBackByName, turnTakenBack } from './taking-back.store.ts';
import { requireTakingBack, visibleActivity } from './visible-activities.ts';

/** Restored in one batch, in memory. */
const MOST_AT_ONCE = 500;

/** Undoes an activity, whole or not at all; answers the new activity's id. */
export async function restore(context: Context, chosen: Chosen): Promise<string> {
  const visible = await visibleActivity(context, chosen);
  requireTakingBack(context, visible);
  const { activity, changes } = visible;
  const { id, kind, title, ownerId } = activity;
  const restored = recorded(
    context,
    async (recording) => {
      const { activityId, db } = recording;
      const claimed = await claimChanges(db, chosen, activityId);
      if (claimed.length === 0) throw await alreadyTakenBack(db, changes);
      if (!claimed.every((change) => canTakeBack(context, change))) throw nothingKept();
      await turnTakenBack(db, activity, recordIds(claimed));
      await takeBack(context, recording, { activity, changes: claimed });
      return activityId;
    },
    { action: 'restored', restores: id, kind, title, ownerId },
  );
  return restored.catch(refuseUnfit);
}

async function alreadyTakenBack(db: Db, [change]: readonly ChangeOutline[]) {
  if (!change) return nothingKept();
  const name = await takenBackByName(db, change);
  return conflict(name ? `This was already undone by ${name}` : 'This was already undone');
}

const nothingKept = () => conflict('Nothing is kept that this could be restored from');

/** No copy holds an account's password, so a deleted account cannot be restored. */
function canTakeBack({ records }: Context, change: ChangeOutline): boolean {
  const record = records.get(change.kind);
  return !!record && isRestorable(change) && (change.hasBefore === 1 || !record.secrets);
}

interface TakenBack {
  activity: ActivityRow;
  changes: readonly ChangeOutline[];
}

/** Restores records in order, and deletes created ones in reverse order. */
async function takeBack(
  context: Context,
  recording: Recording,
  { activity, changes }: TakenBack,
): Promise<void> {
  const { db, settle } = recording;
  const isLong = changes.length > MOST_AT_ONCE;
  const touch = isLong ? lockRecords.bind(undefined, db) : recording.touchMany;
  const ordered = changes.toSorted((one, other) => (one.recordId < other.recordId ? -1 : 1));
  for (const run of runsOf(ordered)) await touch(recordOf(context, run[0]!), recordIds(run));
  const coming = changes.filter(({ hasBefore }) => hasBefore === 1);
  const going = changes.filter(({ hasBefore }) => hasBefore === 0).toReversed();
  let taken = 0;
  for (const run of [...runsOf(coming), ...runsOf(going)]) {
    const record = recordOf(context, run[0]!);
    await recording.touchMany(record, recordIds(run));
    const positions = run.map(({ position }) => position);
    const copies = await listCopies(db, activity.id, positions);
    taken += await putBack(db, record, { run, copies });
    if (isLong) await settle();
  }
  if (taken === 0) throw obstacles.gone(changes[0]?.title || activity.title);
}

interface Run {
  run: readonly ChangeOutline[];
  copies: readonly Copies[];
}

/** How many records changed: a created one that was deleted since needs nothing. */
async function putBack(db: Db, record: RecordKind, { run, copies }: Run): Promise<number> {
  const stored = await copiesOf(db, record, recordIds(run));
  const holding = await idsHolding(db, record, recordIds(run));
  const returning: Returning[] = [];
  const leaving: string[] = [];
  for (const [index, { recordId, title, hasBefore }] of run.entries()) {
    const { before, after } = copies[index]!;
    const now = stored.get(recordId);
    const isKept = hasBefore === 1 ? before : (after ?? !now);
    if (!isKept) throw nothingKept();
    const holds = hasBefore === 0 && holding.has(recordId);
    const obstacle = obstacleTo(record, { before, after }, now) ?? (holds && 'changed');
    if (obstacle) throw obstacles[obstacle](nameOf(record, now?.row[record.title ?? ''] ?? title));
    if (before) returning.push({ before, after });
    else if (now) leaving.push(recordId);
  }
  await restoreRecords(db, record, returning);
  await deleteRecords(db, record, leaving);
  return returning.length + leaving.length;
}

/** Never an id. */
function nameOf({ title }: RecordKind, value: unknown): string {
  return typeof value === 'string' && title !== 'id' ? value : '';
}

/** With or without the record's name. */
const obstacles: Record<Obstacle, (name: string) => Error> = {
  changed: (name) =>
    conflict(
      `${name || 'This'} was changed since. Take the later change back first, or restore a version from its history`,
    ),
  gone: (name) => conflict(`${name || 'This'} was deleted since. Restore it first`),
  exists: (name) =>
    conflict(`${name || 'This'} exists again. Restore a version from its history instead`),
};

const recordIds = (changes: readonly ChangeOutline[]) => changes.map(({ recordId }) => recordId);

/** Neighbours of one kind, batch by batch. */
function runsOf(changes: readonly ChangeOutline[]): ChangeOutline[][] {
  const runs: ChangeOutline[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run && run[0]?.kind === change.kind && run.length < MOST_AT_ONCE) run.push(change);
    else runs.push([change]);
  }
  return runs;
}

function recordOf({ records }: Context, { kind }: ChangeOutline): RecordKind {
  return records.get(kind)!;
}

/** Translates the store's refusals of a restored record. */
export function refuseUnfit(error: unknown): never {
  if (isUniqueViolation(error)) throw conflict('Another record has taken its place since');
  if (error instanceof TooFewLeft) throw conflict('Too few are left for this to be taken back');
  if (isForeignKeyViolation(error)) throw conflict('Something that it belongs to is gone');
  throw error;
}
