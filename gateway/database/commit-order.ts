import { type Expression, PostgresAdapter, sql, type SqlBool } from 'kysely';
import type { Db } from './database.ts';

/**
 * Whether no row can appear any more before this one in the order of `txid`, the id of the transaction that wrote it,
 * and then of its number. Who reads in that order, and these rows alone, misses none: on PostgreSQL numbers are given
 * before the commit, so that a lower one may appear later.
 */
export function isSettled(db: Db): Expression<SqlBool> {
  if (!isPostgres(db)) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`txid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
}

/** Makes activities copied from another server count as written first: their transactions would seem yet to come. */
export async function forgetOtherServers(db: Db): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`
    update activities set txid = 0 where txid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  `.execute(db);
}

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;
