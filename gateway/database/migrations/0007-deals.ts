import type { Kysely, Migration } from 'kysely';
import { makeSearchable } from './searchable.ts';
import { textColumn } from './text-column.ts';

/** Indexed together with the id, for sorted pages. */
const ordered = [
  'title_key',
  'amount_cents',
  'expected_close_on',
  'created_at',
  'stage_position',
] as const;
const references = ['customer_id', 'owner_id'];

export const deals: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('deals')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('customer_id', text, (column) =>
        column.references('customers.id').onDelete('set null'),
      )
      .addColumn('stage', text, (column) => column.notNull())
      .addColumn('amount_cents', 'bigint', (column) => column.notNull())
      .addColumn('expected_close_on', text, (column) => column.notNull())
      .addColumn('owner_id', text, (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('lost_reason', text)
      .addColumn('invoice_id', text, (column) =>
        column.unique().references('invoices.id').onDelete('set null'),
      )
      .addColumn('stage_changed_at', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('title_key', text, (column) => column.notNull())
      .addColumn('stage_position', 'integer', (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .execute();
    for (const column of [...ordered, ...references]) {
      await db.schema.createIndex(`deals_${column}`).on('deals').columns([column, 'id']).execute();
    }
    await products(db);
    await entries(db);
    await makeSearchable(db, { kind: 'Deal', table: 'deals', title: 'title' });
  },
};

/** `product_id` without a reference: name and price are those of the time of sale. */
async function products(db: Kysely<unknown>): Promise<void> {
  const text = textColumn(db);
  await db.schema
    .createTable('deal_products')
    .addColumn('deal_id', text, (column) =>
      column.notNull().references('deals.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('product_id', text)
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deal_products_pkey', ['deal_id', 'position'])
    .execute();
}

async function entries(db: Kysely<unknown>): Promise<void> {
  const text = textColumn(db);
  await db.schema
    .createTable('deal_entries')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('deal_id', text, (column) =>
      column.notNull().references('deals.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) =>
      column.references('accounts.id').onDelete('set null'),
    )
    .addColumn('account_name', text)
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('text', text)
    .addColumn('from_stage', text)
    .addColumn('to_stage', text)
    .addUniqueConstraint('deal_entries_position', ['deal_id', 'position'])
    .execute();
  await db.schema
    .createIndex('deal_entries_account_id')
    .on('deal_entries')
    .column('account_id')
    .execute();
}
