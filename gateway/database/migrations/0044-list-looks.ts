import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const listLooks: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('list_looks')
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('list', text, (column) => column.notNull())
      .addColumn('look', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('list_looks_pkey', ['account_id', 'list'])
      .execute();
  },
};
