import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const messages: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('messages')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('sender_id', text, (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('sender_name', text, (column) => column.notNull())
      .addColumn('sender_photo', text)
      .addColumn('date', text, (column) => column.notNull())
      .addColumn('selected', 'integer', (column) => column.notNull())
      .addColumn('is_read', 'integer', (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('messages_account_id')
      .on('messages')
      .columns(['account_id', 'date', 'id'])
      .execute();
    await db.schema.createIndex('messages_sender_id').on('messages').column('sender_id').execute();
  },
};
