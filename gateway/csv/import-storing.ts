import { isDeepStrictEqual } from 'node:util';
import { refusalIn } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { createChange, updateChange } from '../records/write/changes.ts';
import { commit } from '../records/write/commit.ts';
import type { UnitOfWork, CommitContext } from '../records/write/unit-of-work.ts';
import { untypedDb } from '../records/write/snapshots.ts';
import type { Row } from '../records/declare/record.ts';
import type { Plan, PlannedRow } from './import-rows.ts';
import type { AnyImport } from './list-import.ts';

const MOST_ATTEMPTS = 3;

interface Batch {
  plan: Plan;
  fileName: string;
  /** The import's, once something is stored. */
  activityId: string | null;
}

/**
 * Answers the activity's id. Rows are planned outside of the transaction, which so is short: one that someone was
 * quicker with becomes a bad one.
 */
export async function storePlan(
  by: CommitContext,
  list: AnyImport,
  batch: Batch,
): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeOnce(by, list, batch);
    } catch (error) {
      // Someone took a key between the look and the write: the next look finds it.
      if (refusalIn(error)?.code !== 'CONFLICT' || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function storeOnce(
  by: CommitContext,
  list: AnyImport,
  { plan, fileName, activityId }: Batch,
): Promise<string | null> {
  if (plan.made.length + plan.changed.length === 0) return activityId;
  const { record } = list;
  const stored = await commit(
    by,
    async (unit) => {
      const [made, changed] = [
        await withFreeKey(unit, list, plan.made),
        await withFreeKey(unit, list, await unchanged(unit, list, plan)),
      ];
      await unit.write([
        ...made.map(({ after }) => createChange(record, list.stateOf(after))),
        ...changed.map((row) => changeOf(list, row)),
      ]);
      return { id: unit.activityId, made, changed };
    },
    {
      action: 'imported',
      kind: record.kind,
      title: fileName,
      continues: activityId ?? undefined,
    },
  );
  plan.made = settled(plan, plan.made, stored.made);
  plan.changed = settled(plan, plan.changed, stored.changed);
  return stored.id;
}

/** Returns the rows whose key no other record has. */
async function withFreeKey(
  { db }: UnitOfWork,
  { record, matching: { key } }: AnyImport,
  rows: PlannedRow[],
) {
  const keyIn = ({ after }: PlannedRow) => (after as unknown as Row)[key];
  const keys = rows.map(keyIn).filter((each) => typeof each === 'string');
  if (keys.length === 0) return rows;
  const query = untypedDb(db).selectFrom(record.table).select(['id', key]).where(key, 'in', keys);
  const holders = new Map((await query.execute()).map((row) => [row[key], row.id]));
  return rows.filter((row) => {
    const holder = holders.get(keyIn(row));
    return holder === undefined || holder === row.before?.id;
  });
}

/** Returns the rows whose record is the one that they were planned for. */
async function unchanged({ lock }: UnitOfWork, { record }: AnyImport, { changed }: Plan) {
  const now = await lock(
    record,
    changed.map(({ after }) => after.id),
  );
  const versionOf = (row: object | undefined) => (row as Row | undefined)?.version;
  return changed.filter(({ before, after }) => {
    const there = now.get(after.id);
    return there && versionOf(there.row) === versionOf(before);
  });
}

/** Writes changed columns only: what others count in stays theirs. */
function changeOf({ record, stateOf }: AnyImport, { before, after }: PlannedRow) {
  const [old, now] = [stateOf(before!), stateOf(after)];
  return updateChange(record, { id: after.id }, () => ({
    row: changesIn(old.row, now.row),
    parts: changesIn(old.parts, now.parts),
  }));
}

function changesIn(before: object, after: object) {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, old.get(name))),
  );
}

/** Returns the rows that were stored; the others become bad ones. */
function settled(plan: Plan, rows: PlannedRow[], stored: readonly PlannedRow[]): PlannedRow[] {
  const late = rows.filter((row) => !stored.includes(row));
  plan.bad.push(...late.map(({ row }) => ({ row, errors: { row: problem('changed_elsewhere') } })));
  return rows.filter((row) => stored.includes(row));
}
