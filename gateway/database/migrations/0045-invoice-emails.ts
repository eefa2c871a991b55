import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const invoiceEmails: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('invoice_emails')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('invoice_id', text, (column) =>
        column.notNull().references('invoices.id').onDelete('cascade'),
      )
      .addColumn('sent_at', text, (column) => column.notNull())
      .addColumn('recipient', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('account_name', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('invoice_emails_invoice_id')
      .on('invoice_emails')
      .columns(['invoice_id', 'sent_at', 'id'])
      .execute();
    await db.schema
      .createIndex('invoice_emails_account_id')
      .on('invoice_emails')
      .column('account_id')
      .execute();
  },
};
