import { sql } from 'kysely';
import { anyOf } from '../../records/copies.ts';
import type { Db } from '../../store/database.ts';
import { skipLocked } from '../../store/skip-locked.ts';

interface Ending {
  table: 'sessions' | 'passwordResets';
  key: string;
  /** Column of the time at which one ended before it expired. */
  endedAt: string;
}

/** In one step. */
const MOST_ROWS = 500;

export const removeEndedSessions = removing({
  table: 'sessions',
  key: 'id',
  endedAt: 'revokedAt',
});

export const removeEndedResets = removing({
  table: 'passwordResets',
  key: 'tokenHash',
  endedAt: 'usedAt',
});

/** Removes some that ended before a time; answers true when there may be more. */
function removing({ table, key, endedAt }: Ending) {
  return (db: Db, before: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const any = anyOf(transaction);
      const end = sql<string>`coalesce(${sql.ref(endedAt)}, expires_at)`;
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
