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

/** The names of the facts about the feed: the id of its numbering, and the place up to which it was removed. */
export const feedFacts = { numbering: 'changesOf', forgotten: 'forgottenChanges' };

/**
 * Makes activities and changes copied from another server count as written first: their transactions would seem yet to
 * come. Cursors into the feed of the other server end.
 */
export async function forgetOtherServers(db: Db): Promise<void> {
  if (!isPostgres(db)) return;
  await forgetIn(db, 'activities');
  if (!(await forgetIn(db, 'record_changes'))) return;
  const names = Object.values(feedFacts);
  await sql`delete from store_facts where name in (${sql.join(names)})`.execute(db);
}

/** Resolves to whether there were any. */
async function forgetIn(db: Db, table: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set txid = 0
    where txid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  `.execute(db);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;
