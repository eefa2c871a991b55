import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Both stores compare it by bytes, so that lists and cursors have one order. */
export function textColumn(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? sql`text collate "C"` : sql`text`;
}
