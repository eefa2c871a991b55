import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const carts: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('carts')
      .addColumn('id', text, (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('cart_items')
      .addColumn('cart_id', text, (column) =>
        column.notNull().references('carts.id').onDelete('cascade'),
      )
      .addColumn('product_id', text, (column) =>
        column.notNull().references('products.id').onDelete('cascade'),
      )
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('cart_items_pkey', ['cart_id', 'product_id'])
      .execute();
    await db.schema
      .createIndex('cart_items_product_id')
      .on('cart_items')
      .column('product_id')
      .execute();
  },
};
