import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const invitations: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('invitations')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('ended_at', text)
      .execute();
    await db.schema.createIndex('invitations_email').on('invitations').column('email').execute();
  },
};
