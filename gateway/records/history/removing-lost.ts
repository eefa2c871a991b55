import type { Db } from '../../database/database.ts';
import { untypedDb } from '../write/snapshots.ts';

interface Kept {
  table: string;
  key: string;
  of: string;
}

const MOST_ROWS = 1_000;

/**
 * Returns a function that removes the rows of deleted records that no history can restore; it returns true when more
 * may be left.
 */
export function orphanRetention({ table, key, of }: Kept) {
  return async (db: Db, before: string): Promise<boolean> => {
    const any = untypedDb(db);
    const lost = any
      .selectFrom(`${table} as lost`)
      .select('lost.id')
      .where('lost.at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom(of).select('id').whereRef(`${of}.id`, '=', `lost.${key}`))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('activityChanges')
              .select('kind')
              .whereRef('recordId', '=', `lost.${key}`)
              .where((eb) => eb('before', 'is not', null).or('after', 'is not', null)),
          ),
        ),
      )
      .orderBy('lost.id')
      .limit(MOST_ROWS);
    const removed = await any.deleteFrom(table).where('id', 'in', lost).executeTakeFirst();
    return Number(removed.numDeletedRows) === MOST_ROWS;
  };
}
