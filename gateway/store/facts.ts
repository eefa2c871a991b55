import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** What the store knows about itself: which domains were seeded, the secret of the demo profile. */
interface StoreFactRow {
  name: string;
  value: string;
}

/** A running number, such as the one of invoices. */
interface CounterRow {
  name: string;
  value: number;
}

declare module './database.ts' {
  interface Database {
    storeFacts: StoreFactRow;
    counters: CounterRow;
  }
}

/** Writes the fact down unless it is there; true for the one caller that did. */
export async function claimFact(db: Db, name: string, value: string): Promise<boolean> {
  const claimed = await db
    .insertInto('storeFacts')
    .values({ name, value })
    .onConflict((found) => found.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** A secret made once and kept in the store, so that tokens outlive a restart; 64 hex digits. */
export const keptSecret = (db: Db, name: string) =>
  keptFact(db, name, randomBytes(32).toString('hex'));

/** The value that the fact was first given, which is this one unless there is another. */
export async function keptFact(db: Db, name: string, first: string): Promise<string> {
  await claimFact(db, name, first);
  const { value } = await db
    .selectFrom('storeFacts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/** The next value of a counter, from 1. Inside a transaction no number is lost or given twice. */
export async function nextOf(db: Db, counter: string): Promise<number> {
  const { value } = await db
    .insertInto('counters')
    .values({ name: counter, value: 1 })
    .onConflict((found) =>
      found.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
