import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const secondFactors: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('totp')
      .addColumn('account_id', text, (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('secret', text)
      .addColumn('confirmed_at', text)
      .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('pending_secret', text)
      .addColumn('pending_until', text)
      .execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('code_hash', text, (column) => column.notNull())
      .addColumn('used_at', text)
      .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'code_hash'])
      .execute();
    await db.schema
      .createTable('pending_sign_ins')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('pending_sign_ins_account_id')
      .on('pending_sign_ins')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('second_factor_roles')
      .addColumn('role', text, (column) => column.primaryKey())
      .execute();
  },
};
