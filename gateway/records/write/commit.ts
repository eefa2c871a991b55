import type { UnitOfWork, AppliedChange, CommitContext, Change } from './unit-of-work.ts';
import { conflict, type FieldErrors, invalid } from '../../errors/errors.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { tellCommitted } from '../feed/committed.ts';
import { feedWriter } from '../feed/feed-writer.ts';
import { activityRecorder, keyOf, type ActivityOptions } from '../history/history.ts';
import { isEqual } from './snapshots.ts';
import { snapshotCache } from './snapshot-cache.ts';
import { type Planned, plannedChange, rulesOf } from './planned-change.ts';
import { hidingValues } from '../personal/hiding-values.ts';
import { refuseUnknownReferences } from './references.ts';
import { changesOfReferring, lockReferring } from './referring-records.ts';
import type { Snapshot, RecordMapping } from '../declare/record.ts';
import { uniqueConflictOf } from './unique-conflict.ts';
import { writeRecords } from './write-records.ts';

/**
 * Runs changes of records in one transaction, together with the activity that records who made them, when, and each
 * record before and after. The only way to write a record's table. Rolls back when it throws.
 */
export async function commit<Result>(
  by: CommitContext,
  work: (unit: UnitOfWork) => Promise<Result>,
  as: ActivityOptions | ((result: Result) => ActivityOptions) = {},
): Promise<Result> {
  const written = new Set<RecordMapping>();
  const committed = by.db.transaction().execute(async (db) => {
    await by.committing?.(db);
    const { unit, end, isRecorded } = await transaction({ by, db, written, as });
    const result = await work(unit);
    await end(typeof as === 'function' ? as(result) : as);
    return isRecorded() ? result : withoutActivity(result);
  });
  const result = await committed.catch((error: unknown) => {
    throw uniqueConflictOf(error, written) ?? error;
  });
  tellCommitted();
  return result;
}

const withoutActivity = <Result>(result: Result): Result =>
  result && typeof result === 'object' && 'activityId' in result
    ? { ...result, activityId: '' }
    : result;

interface Transaction {
  by: CommitContext;
  db: Db;
  snapshots: ReturnType<typeof snapshotCache>;
  written: Set<RecordMapping>;
}

interface Opening extends Pick<Transaction, 'by' | 'db' | 'written'> {
  as: ActivityOptions | ((result: never) => ActivityOptions);
}

async function transaction({ as, ...opening }: Opening) {
  const { by, db } = opening;
  const given = typeof as === 'function' ? {} : as;
  const activityId = given.continues ?? newId();
  const open: Transaction = { ...opening, snapshots: snapshotCache(db) };
  const { snapshots } = open;
  const written = new Set<string>();
  const begun = { activityId, snapshots, isBegun: !!given.continues, written };
  const recorded = await activityRecorder(db, by, begun);
  const feed = feedWriter(db, by);
  let followed: AppliedChange[] = [];

  async function write(changes: readonly Change[], { isRecorded }: { isRecorded: boolean }) {
    const results: (Snapshot | undefined)[] = [];
    for (const run of runsOf(changes)) {
      const [{ record }, ids] = [run[0]!, run.map(({ id }) => id)];
      const { before, referring } = await lockFor(open, run);
      if (isRecorded) recorded.add(record, ids, before);
      await write(referring, { isRecorded });
      const changed = await writeRun(open, run, before);
      for (const id of changed) written.add(keyOf(record, id));
      const after = await snapshots.read(record, ids);
      if (run.some(({ isRestore }) => isRestore)) unit.isRestore = true;
      const applied = feed.note(record, changed, { before, after });
      if (!isRecorded) followed.push(...applied);
      results.push(...ids.map((id) => after.get(id)));
    }
    return results;
  }

  async function flush(described: ActivityOptions): Promise<void> {
    const changes = await recorded.flush(described);
    for (const react of by.reactions) await react(unit, changes, by);
    followed = [];
    await feed.flush(recorded.isRecorded() ? activityId : null);
  }

  const unit: UnitOfWork = {
    ...lockingOf(open, recorded),
    activityId,
    isRestore: false,
    unrecordedChanges: () => followed,
    write: (changes) => write(changes, { isRecorded: true }) as Promise<never[]>,
    writeWithoutHistory: (changes) => write(changes, { isRecorded: false }) as Promise<never[]>,
    flushHistory: () => flush(given),
  };
  return { unit, end: flush, isRecorded: recorded.isRecorded };
}

function lockingOf(
  { db, snapshots }: Transaction,
  recorded: Awaited<ReturnType<typeof activityRecorder>>,
): Pick<UnitOfWork, 'db' | 'lock' | 'trackFirst'> {
  return {
    db,
    lock: async (record, ids) => thoseThere(await snapshots.lock(record, ids), ids),
    async trackFirst(record, ids) {
      recorded.add(record, ids, await snapshots.lock(record, ids));
    },
  };
}

type Snapshots = ReadonlyMap<string, Snapshot | undefined>;

function thoseThere(found: Snapshots, ids: readonly string[]) {
  const there = ids.filter((id) => found.get(id));
  return new Map(there.map((id) => [id, found.get(id)])) as Map<string, never>;
}

/** Locks the records of a run; `referring` are the changes of others that go with its deletions. */
async function lockFor({ by, db, snapshots }: Transaction, run: readonly Change[]) {
  const { record } = run[0]!;
  const ids = run.map(({ id }) => id);
  const going = run.filter(({ isRemoval }) => isRemoval).map(({ id }) => id);
  if (going.length > 0) await lockReferring(db, record, going);
  const before: Snapshots = await snapshots.lock(record, ids, { isRemoval: going.length > 0 });
  const removal = { record, before, isRestore: run.some(({ isRestore }) => isRestore) };
  return { before, referring: await changesOfReferring({ db, by }, removal, going) };
}

async function writeRun(
  { by, db, snapshots, written }: Transaction,
  run: readonly Change[],
  before: Snapshots,
): Promise<string[]> {
  const { record } = run[0]!;
  const planned = run.flatMap((change) => plannedChange(change, before.get(change.id)) ?? []);
  if (planned.length === 0) return [];
  refuse(planned, run);
  written.add(record);
  await hidingValues(record, planned, () => writePlanned({ by, db }, run, planned));
  snapshots.keepOnly(
    record,
    rulesOf(record).afterWrite ? new Map() : changedInPlace(record, planned),
  );
  return planned.map(({ id }) => id);
}

async function writePlanned(
  { by, db }: Pick<Transaction, 'by' | 'db'>,
  run: readonly Change[],
  planned: readonly Planned[],
): Promise<void> {
  const { record } = run[0]!;
  const isRestore = run.some((change) => change.isRestore);
  const made = planned.flatMap(({ before: old, after }) => (old || !after ? [] : [after]));
  if (made.length > 0 && !isRestore) await rulesOf(record).assignGenerated?.(db, made);
  if (!isRestore) await refuseUnknownReferences({ by, db }, record, planned);
  await rulesOf(record).validateBatch?.(db, planned, by);
  await writeRecords(db, record, planned);
  await rulesOf(record).afterWrite?.(db, planned, by);
}

/**
 * Returns the snapshots that need not be read again: of records with changes only in their own columns, when none were
 * created or deleted.
 */
function changedInPlace({ secrets = [] }: RecordMapping, planned: readonly Planned[]) {
  const known = new Map<string, Snapshot>();
  for (const { id, before, after } of planned) {
    if (!before || !after) return new Map<string, Snapshot>();
    if (!isEqual(before.parts, after.parts)) continue;
    const row = { ...after.row };
    for (const secret of secrets) delete row[secret];
    known.set(id, { ...before, row });
  }
  return known;
}

function refuse(planned: readonly Planned[], run: readonly Change[]): void {
  const errors: FieldErrors = {};
  for (const each of planned) {
    for (const [field, problem] of Object.entries(each.errors)) errors[field] ??= problem;
  }
  const [first] = Object.values(errors);
  if (first === undefined) return;
  throw run.some(({ isRestore }) => isRestore) ? conflict(first) : invalid(errors);
}

function runsOf(changes: readonly Change[]): Change[][] {
  const runs: Change[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run?.[0]?.record === change.record) run.push(change);
    else runs.push([change]);
  }
  return runs;
}
