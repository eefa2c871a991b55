import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { randomFrom } from '../../seed/random.ts';
import type { Rows } from '../../seed/seed.ts';
import { todayAt } from '../../seed/today.ts';
import { declarations } from '../records/declarations.ts';
import { hasRecordTimes } from '../records/declare/record-times.ts';
import type { Domain } from '../services/domain.ts';
import type { Database, Db, Store } from '../database/database.ts';
import { OF_SEQUENCES } from '../database/dump/read-rows.ts';
import { claimFact, getOrStoreFact } from '../database/facts.ts';

/** Values in one INSERT; both stores take more. */
const MOST_VALUES = 5_000;

interface Seeding {
  /** The time that the demo data is relative to; a database keeps its first one. */
  moment: string;
  scale?: number;
}

/** Seeds each domain once, so that deleted seed records stay deleted. Safe to run concurrently. */
export async function seed(
  store: Store,
  domains: readonly Domain[],
  seeding: Seeding,
): Promise<void> {
  await store.db.transaction().execute((db) => insertDemoData(db, domains, seeding));
}

/** Deletes everything, accounts and sessions included, and seeds anew, in one transaction. */
export async function resetDemo(
  store: Store,
  domains: readonly Domain[],
  seeding: Pick<Seeding, 'moment'>,
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await emptyTables(db, store.engine);
    await insertDemoData(db, domains, seeding);
  });
}

async function insertDemoData(
  db: Db,
  domains: readonly Domain[],
  { moment, scale = 1 }: Seeding,
): Promise<void> {
  if (await hasOlderDemo(db)) return;
  const seededAt = await getOrStoreFact(db, 'seededAt', moment);
  let isNew = false;
  for (const { name, rows } of demoData(domains, { moment: seededAt, scale })) {
    if (!(await claimFact(db, `seeded:${name}`, String(scale)))) continue;
    await insertRows(db, rows);
    isNew = true;
  }
  if (!isNew) return;
  for (const { afterSeed } of domains) await afterSeed?.(db);
}

/** Earlier versions stored no time and seeded other records, which do not fit the new ones. */
async function hasOlderDemo(db: Db): Promise<boolean> {
  const facts = await db
    .selectFrom('storeFacts')
    .select('name')
    .where('name', 'in', ['seeded:accounts', 'seededAt'])
    .execute();
  return facts.length === 1 && facts[0]?.name === 'seeded:accounts';
}

export function demoData(domains: readonly Domain[], { moment, scale = 1 }: Seeding) {
  const today = todayAt(moment);
  const made: Rows = {};
  const seeds = domains.flatMap(({ name, seed: makeRows }) => {
    if (!makeRows) return [];
    const random = randomFrom(numberFrom(name));
    const rows = withTimes(makeRows({ random, scale, made, today }), moment);
    Object.assign(made, rows);
    return [{ name, rows }];
  });
  setLastChanges(made);
  return seeds;
}

const timedKinds = [...declarations.values()].filter(hasRecordTimes);

/** Sets the last change of each demo record that the demo history tells of. */
function setLastChanges({ activities = [], activityChanges = [], ...made }: Rows): void {
  const times = new Map(activities.map(({ id, at }) => [id, at]));
  const rows = new Map(
    timedKinds.flatMap(({ kind, many }) =>
      ((made[many as keyof typeof made] ?? []) as Timed[]).map((row) => [`${kind} ${row.id}`, row]),
    ),
  );
  for (const { activityId, kind, recordId } of activityChanges) {
    const row = rows.get(`${kind} ${recordId}`);
    const at = times.get(activityId);
    if (row && at && at > row.updatedAt) row.updatedAt = at;
  }
}

interface Timed {
  id: string;
  updatedAt: string;
}

/** Fills in when records were created and last changed: a demo record without a time is as old as the demo data. */
function withTimes(made: Rows, moment: string): Rows {
  const timed = new Set(timedKinds.map(({ many }) => many));
  const filled = Object.entries(made).map(([table, rows]) => [
    table,
    timed.has(table) ? rows.map((row) => filledTimes(row as RecordTimes, moment)) : rows,
  ]);
  return Object.fromEntries(filled) as Rows;
}

interface RecordTimes {
  createdAt?: string;
  updatedAt?: string;
}

function filledTimes(row: RecordTimes, moment: string) {
  const { createdAt = moment } = row;
  return { updatedAt: createdAt, ...row, createdAt };
}

function numberFrom(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32LE();
}

async function emptyTables(db: Db, engine: Store['engine']): Promise<void> {
  const tables = (await db.introspection.getTables())
    .filter(({ isView }) => !isView)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_') && name !== 'migration_checksums');
  if (engine === 'PostgreSQL') {
    await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))} restart identity`.execute(
      db,
    );
    return;
  }
  await sql`pragma defer_foreign_keys = on`.execute(db);
  // Triggers empty the search index, whose internal tables only SQLite may write.
  for (const table of tables.filter((name) => !/^(search_|counters$)/.test(name)))
    await sql`delete from ${sql.table(table)}`.execute(db);
  // Each kind keeps the counter that its migration began.
  await sql`delete from counters where name not like ${`${OF_SEQUENCES}%`}`.execute(db);
  await sql`update counters set value = 0`.execute(db);
}

async function insertRows(db: Db, rows: Rows): Promise<void> {
  for (const [table, all] of Object.entries(rows)) {
    const perInsert = Math.floor(MOST_VALUES / Object.keys(all[0] ?? { none: 0 }).length);
    for (let start = 0; start < all.length; start += perInsert) {
      const some = all.slice(start, start + perInsert) as never;
      await db
        .insertInto(table as keyof Database)
        .values(some)
        .execute();
    }
  }
}
