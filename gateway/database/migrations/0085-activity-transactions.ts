import { type Migration, PostgresAdapter, sql } from 'kysely';

/** Zero for what was written before, and always on SQLite, which commits in the order of the numbers. */
export const activityTransactions: Migration = {
  async up(db) {
    await db.schema
      .alterTable('activities')
      .addColumn('txid', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('activities_txid')
      .on('activities')
      .columns(['txid', 'number'])
      .execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      alter table activities alter column txid set default pg_current_xact_id()::text::bigint
    `.execute(db);
  },
};
