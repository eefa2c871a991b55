import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

interface StoreFactRow {
  name: string;
  value: string;
}

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

/** Returns true for the one caller that stored the fact. */
export async function claimFact(db: Db, name: string, value: string): Promise<boolean> {
  const claimed = await db
    .insertInto('storeFacts')
    .values({ name, value })
    .onConflict((found) => found.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Returns a secret of 64 hex digits, which is stored so that tokens survive a restart. */
export const getOrCreateSecret = (db: Db, name: string) =>
  getOrStoreFact(db, name, randomBytes(32).toString('hex'));

/** Returns the stored value, which is `first` unless another was stored before. */
export async function getOrStoreFact(db: Db, name: string, first: string): Promise<string> {
  await claimFact(db, name, first);
  const { value } = await db
    .selectFrom('storeFacts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Returns the counter's next number, the first being 1. Inside a transaction no number is lost or repeated. */
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
