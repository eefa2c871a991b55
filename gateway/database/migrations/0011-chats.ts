import type { Kysely, Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const chats: Migration = {
  async up(db) {
    await contactsTable(db);
    await roomTables(db);
    await messagesTable(db);
  },
};

async function contactsTable(db: Kysely<unknown>): Promise<void> {
  const text = textColumn(db);
  await db.schema
    .createTable('chat_contacts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('avatar', text)
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('mood', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('chat_contacts_search_text')
    .on('chat_contacts')
    .columns(['search_text', 'id'])
    .execute();
}

async function roomTables(db: Kysely<unknown>): Promise<void> {
  const text = textColumn(db);
  await db.schema
    .createTable('chats')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('pair', text, (column) => column.notNull().unique())
    .addColumn('account_id', text, (column) =>
      column.references('accounts.id').onDelete('set null'),
    )
    .execute();
  await db.schema.createIndex('chats_account_id').on('chats').column('account_id').execute();
  await db.schema
    .createTable('chat_members')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('chat_id', text, (column) =>
      column.notNull().references('chats.id').onDelete('cascade'),
    )
    .addColumn('contact_id', text, (column) =>
      column.notNull().references('chat_contacts.id').onDelete('cascade'),
    )
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addColumn('last_chat_time', text, (column) => column.notNull())
    .addUniqueConstraint('chat_members_chat_id', ['chat_id', 'contact_id'])
    .execute();
  await db.schema
    .createIndex('chat_members_contact_id')
    .on('chat_members')
    .columns(['contact_id', 'last_chat_time', 'id'])
    .execute();
}

async function messagesTable(db: Kysely<unknown>): Promise<void> {
  const text = textColumn(db);
  await db.schema
    .createTable('chat_messages')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('chat_id', text, (column) =>
      column.notNull().references('chats.id').onDelete('cascade'),
    )
    .addColumn('contact_id', text, (column) =>
      column.notNull().references('chat_contacts.id').onDelete('cascade'),
    )
    .addColumn('account_id', text, (column) =>
      column.references('accounts.id').onDelete('set null'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('time', text, (column) => column.notNull())
    .addUniqueConstraint('chat_messages_number', ['chat_id', 'number'])
    .execute();
  for (const column of ['contact_id', 'account_id']) {
    await db.schema
      .createIndex(`chat_messages_${column}`)
      .on('chat_messages')
      .column(column)
      .execute();
  }
}
