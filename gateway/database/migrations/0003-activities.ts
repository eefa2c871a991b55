import { type Migration, PostgresAdapter } from 'kysely';
import { makeSearchable, searchTables } from './searchable.ts';
import { textColumn } from './text-column.ts';

export const activities: Migration = {
  async up(db) {
    const text = textColumn(db);
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('activities')
      .addColumn('number', isPostgres ? 'bigserial' : 'integer', (column) =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('id', text, (column) => column.notNull().unique())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('account_name', text)
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('owner_id', text, (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('restores', text)
      .execute();
    for (const column of ['account_id', 'kind', 'action', 'at']) {
      await db.schema
        .createIndex(`activities_${column}`)
        .on('activities')
        .columns([column, 'number'])
        .execute();
    }
    await db.schema
      .createTable('activity_changes')
      .addColumn('activity_id', text, (column) =>
        column.notNull().references('activities.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('record_id', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('before', text)
      .addColumn('after', text)
      .addPrimaryKeyConstraint('activity_changes_pkey', ['activity_id', 'position'])
      .execute();
    await db.schema
      .createIndex('activity_changes_record_id')
      .on('activity_changes')
      .columns(['record_id', 'activity_id'])
      .execute();
    await searchTables(db);
    await makeSearchable(db, { kind: 'Invoice', table: 'invoices', title: 'order_no' });
  },
};
