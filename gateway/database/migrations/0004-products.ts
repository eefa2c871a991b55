import type { Migration } from 'kysely';
import { makeSearchable } from './searchable.ts';
import { textColumn } from './text-column.ts';

/** Indexed with the id, for sorted pages and the brand; a sorted page soon meets products of a category. */
const indexed = ['title_key', 'price_cents', 'rating', 'total_unit', 'brand'];

export const products: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('products')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('sku', text, (column) => column.notNull().unique())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('category', text, (column) => column.notNull())
      .addColumn('brand', text, (column) => column.notNull())
      .addColumn('description', text, (column) => column.notNull())
      .addColumn('img_url', text, (column) => column.notNull())
      .addColumn('price_cents', 'bigint', (column) => column.notNull())
      .addColumn('total_unit', 'integer', (column) => column.notNull())
      .addColumn('stock_threshold', 'integer', (column) => column.notNull())
      .addColumn('rating', 'integer', (column) => column.notNull())
      .addColumn('free_shipping', 'integer', (column) => column.notNull())
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('title_key', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .execute();
    for (const column of indexed) {
      await db.schema
        .createIndex(`products_${column}`)
        .on('products')
        .columns([column, 'id'])
        .execute();
    }
    await makeSearchable(db, { kind: 'Product', table: 'products', title: 'title' });
  },
};
