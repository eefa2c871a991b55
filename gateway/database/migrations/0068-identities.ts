import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const identities: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('identities')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('issuer', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('seen_at', text)
      .addUniqueConstraint('identities_issuer_subject', ['issuer', 'subject'])
      .execute();
    await db.schema
      .createIndex('identities_account_id')
      .on('identities')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('identity_proofs')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('state_hash', text, (column) => column.notNull().unique())
      .addColumn('account_id', text, (column) =>
        column.references('accounts.id').onDelete('cascade'),
      )
      .addColumn('issuer', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('email', text)
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('used_at', text)
      .execute();
  },
};
