import { type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

export const sentMessages: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .alterTable('messages')
      .addColumn('folder', text, (column) => column.notNull().defaultTo('inbox'))
      .execute();
    await db.schema
      .alterTable('messages')
      .addColumn('recipient_id', text, (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .execute();
    await db.schema
      .alterTable('messages')
      .addColumn('recipient_name', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex('messages_recipient_id')
      .on('messages')
      .column('recipient_id')
      .execute();
    await sql`update messages set recipient_id = account_id,
      recipient_name = (select name from accounts where accounts.id = account_id)`.execute(db);
  },
};
