import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { randomFrom } from '../../seed/random.ts';
import type { Rows } from '../../seed/seed.ts';
import { todayAt } from '../../seed/today.ts';
import type { Domain } from '../domain.ts';
import type { Database, Db, Store } from './database.ts';
import { claimFact, keptFact } from './facts.ts';

/** What one INSERT carries at most: both stores take more. */
const MOST_VALUES = 5_000;

interface Seeding {
  /** The moment around which the times of the demo data lie; the first one that a database was given stays. */
  moment: string;
  /** Multiplies the size of the demo data. */
  scale?: number;
}

/**
 * Puts the demo data in, each domain's once in the life of a database: a seeded record that someone
 * deleted does not come back. Several gateways may do it at once.
 */
export async function seed(
  store: Store,
  domains: readonly Domain[],
  seeding: Seeding,
): Promise<void> {
  await store.db.transaction().execute((db) => insertDemoData(db, domains, seeding));
}

/** Takes everything out, accounts and sessions included, and puts the demo data of the moment in, all or nothing. */
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
  const seededAt = await keptFact(db, 'seededAt', moment);
  let isNew = false;
  for (const { name, rows } of demoData(domains, { moment: seededAt, scale })) {
    if (!(await claimFact(db, `seeded:${name}`, String(scale)))) continue;
    await insertRows(db, rows);
    isNew = true;
  }
  if (!isNew) return;
  for (const { afterSeed } of domains) await afterSeed?.(db);
}

/** An earlier version wrote down no moment, and seeded other records: nothing goes with them. */
async function hasOlderDemo(db: Db): Promise<boolean> {
  const facts = await db
    .selectFrom('storeFacts')
    .select('name')
    .where('name', 'in', ['seeded:accounts', 'seededAt'])
    .execute();
  return facts.length === 1 && facts[0]?.name === 'seeded:accounts';
}

/** The demo data of each domain that has some, in their order. */
export function demoData(domains: readonly Domain[], { moment, scale = 1 }: Seeding) {
  const today = todayAt(moment);
  const made: Rows = {};
  return domains.flatMap(({ name, seed: makeRows }) => {
    if (!makeRows) return [];
    const rows = makeRows({ random: randomFrom(numberFrom(name)), scale, made, today });
    Object.assign(made, rows);
    return [{ name, rows }];
  });
}

function numberFrom(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32LE();
}

async function emptyTables(db: Db, engine: Store['engine']): Promise<void> {
  const tables = (await db.introspection.getTables())
    .filter(({ isView }) => !isView)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'));
  if (engine === 'PostgreSQL') {
    await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))} restart identity`.execute(
      db,
    );
    return;
  }
  await sql`pragma defer_foreign_keys = on`.execute(db);
  // Triggers empty the index of the search, whose own tables only SQLite may touch.
  for (const table of tables.filter((name) => !name.startsWith('search_')))
    await sql`delete from ${sql.table(table)}`.execute(db);
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
