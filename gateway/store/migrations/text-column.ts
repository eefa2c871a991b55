import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Text that both stores compare byte for byte, so that lists have one order and cursors hold. */
export function textColumn(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? sql`text collate "C"` : sql`text`;
}
