import { type Kysely, sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { skipLocked } from './skip-locked.ts';

interface Ending {
  table: keyof Database;
  key: string;
  /** The column of the time at which a row ended before it expired. */
  endedAt?: string;
  /** Columns that count in place of `expiresAt`, the first that has a value. */
  endings?: readonly string[];
}

const MOST_ROWS = 500;

/** Returns a function that removes some rows that ended before a time; it returns true when there may be more. */
export function removing({ table, key, endedAt, endings = ['expiresAt'] }: Ending) {
  const columns = [...(endedAt ? [endedAt] : []), ...endings];
  return (db: Db, before: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const any = transaction as unknown as Kysely<Record<string, Record<string, unknown>>>;
      const refs = columns.map((column) => sql.ref(column));
      const end =
        refs.length > 1 ? sql<string>`coalesce(${sql.join(refs)})` : sql<string>`${refs[0]}`;
      const ended = any
        .selectFrom(table)
        .select(key)
        .where(end, '<', before)
        .orderBy(end)
        .limit(MOST_ROWS);
      const keys = (await skipLocked(any, ended).execute()).map((row) => row[key]);
      if (keys.length > 0) await any.deleteFrom(table).where(key, 'in', keys).execute();
      return keys.length === MOST_ROWS;
    });
}
