import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const views: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('views')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('list', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('query', text, (column) => column.notNull())
      .addColumn('is_shared', 'integer', (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('views_list')
      .on('views')
      .columns(['list', 'name_key', 'id'])
      .execute();
    await db.schema.createIndex('views_account').on('views').column('account_id').execute();
    // No foreign key: a deleted view that is restored is the default again.
    await db.schema
      .createTable('view_defaults')
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('list', text, (column) => column.notNull())
      .addColumn('view_id', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('view_defaults_pkey', ['account_id', 'list'])
      .execute();
  },
};
