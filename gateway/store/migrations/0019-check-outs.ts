import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** A check-out that is sent twice is done once: its key is taken. */
export const checkOuts: Migration = {
  async up(db) {
    const text = textColumn(db);
    // No reference to the invoice: one that is deleted and brought back is what was bought, again.
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
