import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** Indexed together with the id, for sorted pages. */
const ordered = ['date', 'buyer_key', 'status', 'total_cents'];

export const invoices: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('invoices')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_no', text, (column) => column.notNull().unique())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('date', text, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('vat', 'integer', (column) => column.notNull())
      .addColumn('buyer_name', text, (column) => column.notNull())
      .addColumn('buyer_address', text, (column) => column.notNull())
      .addColumn('seller_name', text, (column) => column.notNull())
      .addColumn('seller_address', text, (column) => column.notNull())
      .addColumn('subtotal_cents', 'bigint', (column) => column.notNull())
      .addColumn('vat_cents', 'bigint', (column) => column.notNull())
      .addColumn('total_cents', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('buyer_key', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .execute();
    for (const column of ordered) {
      await db.schema
        .createIndex(`invoices_${column}`)
        .on('invoices')
        .columns([column, 'id'])
        .execute();
    }
    await db.schema
      .createTable('invoice_items')
      .addColumn('invoice_id', text, (column) =>
        column.notNull().references('invoices.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('unit', 'integer', (column) => column.notNull())
      .addColumn('price_cents', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('invoice_items_pkey', ['invoice_id', 'position'])
      .execute();
  },
};
