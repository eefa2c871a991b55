import { type Kysely, PostgresAdapter, type SelectQueryBuilder } from 'kysely';

/** Leaves out rows that another gateway has locked. SQLite runs one transaction at a time. */
export function skipLocked<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? query.forUpdate().skipLocked() : query;
}
