import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const passkeys: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('passkeys')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('public_key', text, (column) => column.notNull())
      .addColumn('counter', text, (column) => column.notNull())
      .addColumn('transports', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('seen_at', text)
      .execute();
    await db.schema
      .createIndex('passkeys_account_id')
      .on('passkeys')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('challenge', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('passkey_challenges_key', ['account_id', 'purpose'])
      .execute();
  },
};
