import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** The key makes a repeated check-out idempotent. */
export const checkOuts: Migration = {
  async up(db) {
    const text = textColumn(db);
    // No foreign key: a deleted invoice that is restored is the bought one again.
    await db.schema
      .createTable('check_outs')
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('idempotency_key', text, (column) => column.notNull())
      .addColumn('invoice_id', text, (column) => column.notNull())
      .addColumn('activity_id', text, (column) => column.notNull())
      .addUniqueConstraint('check_outs_key', ['account_id', 'idempotency_key'])
      .execute();
  },
};
