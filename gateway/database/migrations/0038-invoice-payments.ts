import { type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

/** Indexed together with the id, for sorted pages and filters. */
const ordered = ['due_on', 'due_key', 'paid_cents', 'open_cents', 'payment_position'];
const amounts = ['discount_cents', 'paid_cents', 'open_cents'];
const optional = ['due_on', 'pix', 'buyer_tax_id', 'seller_tax_id'];

const NEVER = '9999-12-31T23:59:59.999Z';
const NO_DUE_DAY = 3_000_000;
const PAID = 4_000_000;

export const invoicePayments: Migration = {
  async up(db) {
    const text = textColumn(db);
    const table = () => db.schema.alterTable('invoices');
    for (const column of optional) await table().addColumn(column, text).execute();
    for (const column of amounts) {
      await table()
        .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
        .execute();
    }
    await table()
      .addColumn('due_key', text, (column) => column.notNull().defaultTo(NEVER))
      .execute();
    await table()
      .addColumn('payment_state', text, (column) => column.notNull().defaultTo('unpaid'))
      .execute();
    await table()
      .addColumn('payment_position', 'integer', (column) => column.notNull().defaultTo(NO_DUE_DAY))
      .execute();
    await sql`update invoices set open_cents = total_cents where total_cents > 0`.execute(db);
    await sql`update invoices set payment_state = 'paid', payment_position = ${PAID}
      where total_cents = 0`.execute(db);
    for (const column of ordered) {
      await db.schema
        .createIndex(`invoices_${column}`)
        .on('invoices')
        .columns([column, 'id'])
        .execute();
    }
    await db.schema
      .createTable('invoice_payments')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('invoice_id', text, (column) =>
        column.notNull().references('invoices.id').onDelete('cascade'),
      )
      .addColumn('paid_on', text, (column) => column.notNull())
      .addColumn('amount_cents', 'bigint', (column) => column.notNull())
      .addColumn('method', text, (column) => column.notNull())
      .addColumn('note', text)
      .execute();
    await db.schema
      .createIndex('invoice_payments_invoice_id')
      .on('invoice_payments')
      .columns(['invoice_id', 'paid_on', 'id'])
      .execute();
  },
};
