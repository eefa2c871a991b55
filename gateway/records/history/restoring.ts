import type { RecordContext as Context } from '../context.ts';
import { isAttaching, requireAuthor } from '../attachments.ts';
import { conflict } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { commit } from '../write/commit.ts';
import type { Change, UnitOfWork } from '../write/unit-of-work.ts';
import { idsWithDependents, lockRecords } from '../write/snapshots.ts';
import type { RecordKind } from '../declare/record.ts';
import { claimConsequences, inverseOfConsequence, isConsequence } from './consequences.ts';
import { inverseChange, obstacles } from './restoration.ts';
import type { Db } from '../../database/database.ts';
import { isForeignKeyViolation } from '../../database/foreign-key-violation.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { isRestorable } from './activities.rules.ts';
import { listSnapshots } from './snapshots.store.ts';
import type { ActivityAction, ActivityRow, ChangeOutline } from './activities.table.ts';
import { mergeReferenceChanges, type RestoredActivity } from './link-shifts.ts';
import { idsStayingDeleted } from './staying-deleted.ts';
import {
  type ChangeSelection,
  claimChanges,
  undoneByName,
  updateUndoChain,
} from './restoring.store.ts';
import { requireRestoreAccess, visibleActivity } from './visible-activities.ts';

/** The maximum number of changes restored in one batch, because a batch is held in memory. */
const MOST_AT_ONCE = 500;

/** Undoes an activity completely or not at all; returns the new activity's id. */
export async function restore(context: Context, chosen: ChangeSelection): Promise<string> {
  const visible = await visibleActivity(context, chosen);
  requireRestoreAccess(context, visible);
  const { activity, changes } = visible;
  const { id, kind, title, ownerId } = activity;
  const restored = commit(
    context,
    async (unit) => {
      const { activityId, db } = unit;
      const claimed = await claimChanges(db, chosen, activityId);
      if (claimed.length === 0) throw await alreadyUndone(db, changes);
      if (chosen.recordId) {
        const claim = { records: context.records, activityId: id, undoneBy: activityId };
        claimed.push(...(await claimConsequences(db, claim, claimed)));
      }
      requireRestoreAccess(context, { activity, changes: claimed });
      if (!claimed.every((change) => canRestore(context, change))) throw nothingKept();
      await updateUndoChain(db, activity, recordIds(claimed));
      await restoreChanges(context, unit, { activity, changes: claimed });
      return activityId;
    },
    { action: actionOf(visible), restores: id, kind, title, ownerId },
  );
  return restored.catch(rethrowAsConflict);
}

/** Returns `deleted` when the undo deletes records that were created, because people look for that word. */
function actionOf({ activity, changes }: RestoredActivity): ActivityAction {
  const own = changes.filter(({ kind }) => kind === activity.kind);
  return own.length > 0 && own.every(({ hasBefore }) => hasBefore === 0) ? 'deleted' : 'restored';
}

async function alreadyUndone(db: Db, [change]: readonly ChangeOutline[]) {
  if (!change) return nothingKept();
  const name = await undoneByName(db, change);
  return conflict(name ? problem('undone_by', { name }) : problem('undone'));
}

const nothingKept = () => conflict(problem('no_copy_kept'));

/**
 * Tells whether a change can be undone. No snapshot holds an account's password, so a deleted account cannot be
 * restored.
 */
function canRestore({ records }: Context, change: ChangeOutline): boolean {
  const record = records.get(change.kind);
  return !!record && isRestorable(change) && (change.hasBefore === 1 || !record.secrets);
}

async function restoreChanges(
  context: Context,
  unit: UnitOfWork,
  { activity, changes }: RestoredActivity,
): Promise<void> {
  const isLong = changes.length > MOST_AT_ONCE;
  const ordered = changes.toSorted((one, other) => (one.recordId < other.recordId ? -1 : 1));
  for (const run of runsOf(ordered)) {
    const isRemoval = run.some(({ hasBefore }) => hasBefore === 0);
    await lockRecords(unit.db, recordOf(context, run[0]!), recordIds(run), { isRemoval });
  }
  const shifts = await mergeReferenceChanges(context, unit.db, { activity, changes });
  const restoredIds = new Set(recordIds(changes));
  let taken = 0;
  for (const run of inSteps(context, changes).flatMap(runsOf)) {
    taken += await restoreRun(context, unit, { activity, run, restoredIds });
    if (isLong) await unit.flushHistory();
  }
  if (taken === 0) throw obstacles.gone(changes[0]?.title || activity.title);
  await unit.writeWithoutHistory(shifts);
}

/**
 * Returns the steps of an undo: restored records, changed ones, then created ones, which are deleted in reverse order.
 * Changed records are written in the same step as restored or deleted ones of their kind, because a merge moves unique
 * values between them. What refers to a restored record comes after it.
 */
function inSteps(context: Context, changes: readonly ChangeOutline[]): ChangeOutline[][] {
  const kindsOf = (some: readonly ChangeOutline[]) => new Set(some.map(({ kind }) => kind));
  const going = changes.filter(({ hasBefore }) => hasBefore === 0);
  const staying = changes.filter(({ hasBefore }) => hasBefore === 1);
  const comingKinds = kindsOf(staying.filter(({ action }) => action === 'deleted'));
  const goingKinds = kindsOf(going);
  const stepOf = ({ kind }: ChangeOutline) =>
    comingKinds.has(kind) ? 'first' : goingKinds.has(kind) ? 'last' : 'between';
  const of = (step: ReturnType<typeof stepOf>) => staying.filter((each) => stepOf(each) === step);
  return [
    referredFirst(context, of('first')),
    of('between'),
    [...of('last'), ...going.toReversed()],
  ];
}

function referredFirst({ records }: Context, changes: readonly ChangeOutline[]) {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  const refersTo = (kind: string, other: string) =>
    records.get(other)?.referringKinds?.some((each) => each.kind === kind && !isAttaching(each));
  const depthOf = (kind: string, above: readonly string[] = []): number =>
    kinds
      .filter((other) => other !== kind && !above.includes(other) && refersTo(kind, other))
      .reduce((most, other) => Math.max(most, 1 + depthOf(other, [...above, kind])), 0);
  const depths = new Map(kinds.map((kind) => [kind, depthOf(kind)]));
  return changes.toSorted((one, other) => depths.get(one.kind)! - depths.get(other.kind)!);
}

interface Run {
  activity: ActivityRow;
  run: readonly ChangeOutline[];
  restoredIds: ReadonlySet<string>;
}

/** Returns the number of changed records; created ones that were deleted since need no change. */
async function restoreRun(
  context: Context,
  { db, lock, write }: UnitOfWork,
  { activity, run, restoredIds }: Run,
): Promise<number> {
  const record = recordOf(context, run[0]!);
  const ids = recordIds(run);
  const stored = await lock(record, ids);
  const withDependents = await idsWithDependents(db, record, ids);
  const positions = run.map(({ position }) => position);
  const snapshots = await listSnapshots(db, activity.id, positions);
  const following: Change[] = [];
  const gone = run.map(({ recordId: id }, index) => ({ id, before: snapshots[index]!.before }));
  const staying =
    activity.kind === record.kind
      ? new Set<string>()
      : await idsStayingDeleted(
          db,
          record,
          gone.filter(({ id }) => !stored.has(id)),
        );
  const changes = run.flatMap(({ recordId: id, title, hasBefore }, index) => {
    if (staying.has(id)) return [];
    const { before, after } = snapshots[index]!;
    const isKept = hasBefore === 1 ? before : (after ?? !stored.has(id));
    if (!isKept) throw nothingKept();
    const { row } = before ?? after ?? {};
    const action = stored.has(id) ? 'update' : 'create';
    if (row && activity.kind === record.kind) requireAuthor(context, record, { action, row });
    const hasDependents = hasBefore === 0 && withDependents.has(id);
    const written = { id, before, after, title, hasDependents, restoredIds };
    if (!isConsequence(record, written)) return [inverseChange(record, written)];
    following.push(inverseOfConsequence(record, written));
    return [];
  });
  await write(changes);
  await write(following);
  return run.filter(({ recordId, hasBefore }) => hasBefore === 1 || stored.has(recordId)).length;
}

const recordIds = (changes: readonly ChangeOutline[]) => changes.map(({ recordId }) => recordId);

/** Splits the changes into batches of neighbours of one kind. */
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

/** Throws a CONFLICT for a violated constraint of a restored record; rethrows any other error. */
export function rethrowAsConflict(error: unknown): never {
  if (isUniqueViolation(error)) throw conflict(problem('place_taken'));
  if (isForeignKeyViolation(error)) throw conflict(problem('owner_gone'));
  throw error;
}
