import { type Migration, sql } from 'kysely';

/** Indexes of the home page's figures and the lists they link to. */
export const figures: Migration = {
  async up(db) {
    // Covers the total, so that sums of a currency are read from the index alone.
    await db.schema
      .createIndex('invoices_currency')
      .on('invoices')
      .columns(['currency', 'date', 'id', 'total_cents'])
      .execute();
    await db.schema
      .createIndex('invoice_items_name')
      .on('invoice_items')
      .columns(['name', 'invoice_id'])
      .execute();
    await db.schema
      .createIndex('products_low_stock')
      .on('products')
      .columns(['total_unit', 'id'])
      .where(sql<boolean>`total_unit <= stock_threshold`)
      .execute();
  },
};
