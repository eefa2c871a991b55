import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const apiKeys: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('api_keys')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('hint', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('revoked_at', text)
      .addColumn('seen_at', text)
      .addColumn('address', text)
      .execute();
    await db.schema
      .createIndex('api_keys_account_id')
      .on('api_keys')
      .column('account_id')
      .execute();
  },
};
