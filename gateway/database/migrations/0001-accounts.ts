import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const accounts: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('accounts')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('username', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('avatar', text)
      .addColumn('age', 'integer')
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('is_demo', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('disabled_at', text)
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('revoked_at', text)
      .execute();
    await db.schema
      .createIndex('sessions_account_id')
      .on('sessions')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('used_at', text)
      .execute();
    await db.schema
      .createTable('store_facts')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('counters')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('value', 'bigint', (column) => column.notNull())
      .execute();
  },
};
