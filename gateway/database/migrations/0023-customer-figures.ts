import { type Kysely, type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

/** Indexed together with the id, for sorted pages. */
const ordered = ['open_cents', 'lifetime_cents', 'last_purchase_at'] as const;
/** Indexed to find duplicates. */
const compared = ['email', 'phone'] as const;

export const customerFigures: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .alterTable('invoices')
      .addColumn('customer_id', text, (column) =>
        column.references('customers.id').onDelete('set null'),
      )
      .execute();
    await db.schema
      .createIndex('invoices_customer_id')
      .on('invoices')
      .columns(['customer_id', 'date', 'id'])
      .execute();
    for (const column of ['open_cents', 'lifetime_cents']) {
      await db.schema
        .alterTable('customers')
        .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .alterTable('customers')
      .addColumn('last_purchase_at', text, (column) => column.notNull().defaultTo(''))
      .execute();
    for (const column of [...ordered, ...compared]) {
      await db.schema
        .createIndex(`customers_${column}`)
        .on('customers')
        .columns([column, 'id'])
        .execute();
    }
    await fillIn(db);
    await notes(db);
  },
};

async function fillIn(db: Kysely<unknown>): Promise<void> {
  await sql`
    update invoices set customer_id =
      (select customer_id from deals where deals.invoice_id = invoices.id)
    where id in (select invoice_id from deals)
  `.execute(db);
  await sql`
    update customers set
      open_cents = coalesce((select cast(sum(total_cents) as bigint) from invoices
        where customer_id = customers.id and currency = '$' and status <> 'delivered'), 0),
      lifetime_cents = coalesce((select cast(sum(total_cents) as bigint) from invoices
        where customer_id = customers.id and currency = '$'), 0),
      last_purchase_at = coalesce((select max(date) from invoices
        where customer_id = customers.id), '')
    where id in (select customer_id from invoices)
  `.execute(db);
}

async function notes(db: Kysely<unknown>): Promise<void> {
  const text = textColumn(db);
  await db.schema
    .createTable('customer_notes')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('customer_id', text, (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) =>
      column.references('accounts.id').onDelete('set null'),
    )
    .addColumn('account_name', text)
    .addColumn('text', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('customer_notes_customer_id')
    .on('customer_notes')
    .columns(['customer_id', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('customer_notes_account_id')
    .on('customer_notes')
    .column('account_id')
    .execute();
}
