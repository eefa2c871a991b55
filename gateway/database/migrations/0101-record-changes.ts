import { type Migration, PostgresAdapter, sql } from 'kysely';
import { textColumn } from './text-column.ts';

/** Every change of every record, in the order in which it was committed, for readers that follow it. */
export const recordChanges: Migration = {
  async up(db) {
    const text = textColumn(db);
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('record_changes')
      .addColumn('number', isPostgres ? 'bigserial' : 'integer', (column) =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('txid', 'bigint', (column) =>
        column.notNull().defaultTo(isPostgres ? sql`pg_current_xact_id()::text::bigint` : sql`0`),
      )
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('record_id', text, (column) => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('activity_id', text)
      .addColumn('account_id', text)
      .addColumn('owner_id', text)
      .addColumn('host_kind', text)
      .addColumn('at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('record_changes_txid')
      .on('record_changes')
      .columns(['txid', 'number'])
      .execute();
  },
};
