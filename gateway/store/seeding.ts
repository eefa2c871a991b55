import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { randomFrom } from '../../seed/random.ts';
import type { Rows } from '../../seed/seed.ts';
import type { Domain } from '../domain.ts';
import type { Database, Db, Store } from './database.ts';
import { claimFact } from './facts.ts';

/** What one INSERT carries at most: both stores take more. */
const MOST_VALUES = 5_000;

/**
 * Puts the demo data in, each domain's once in the life of a database: a seeded record that someone
 * deleted does not come back. Several gateways may do it at once. `scale` multiplies its size.
 */
export async function seed(store: Store, domains: readonly Domain[], scale = 1): Promise<void> {
  await store.db.transaction().execute((db) => insertDemoData(db, domains, scale));
}

/** Takes everything out, accounts and sessions included, and puts the demo data back, all or nothing. */
export async function resetDemo(store: Store, domains: readonly Domain[]): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await emptyTables(db, store.engine);
    await insertDemoData(db, domains, 1);
  });
}

async function insertDemoData(db: Db, domains: readonly Domain[], scale: number): Promise<void> {
  const made: Rows = {};
  let isNew = false;
  for (const { name, seed: makeRows } of domains) {
    if (!makeRows) continue;
    const rows = makeRows({ random: randomFrom(numberFrom(name)), scale, made });
    Object.assign(made, rows);
    if (!(await claimFact(db, `seeded:${name}`, String(scale)))) continue;
    await insertRows(db, rows);
    isNew = true;
  }
  if (!isNew) return;
  for (const { afterSeed } of domains) await afterSeed?.(db);
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
    await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db);
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
