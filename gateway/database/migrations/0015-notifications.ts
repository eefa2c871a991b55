import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const notifications: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('notifications')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('heading', text, (column) => column.notNull())
      .addColumn('icon_name', text, (column) => column.notNull())
      .addColumn('icon_color', text, (column) => column.notNull())
      .addColumn('timestamp', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('subtitle', text, (column) => column.notNull())
      .addColumn('path', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('notifications_account_id')
      .on('notifications')
      .columns(['account_id', 'timestamp', 'id'])
      .execute();
  },
};
