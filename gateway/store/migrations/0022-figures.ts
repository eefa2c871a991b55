import { type Migration, sql } from 'kysely';

/** What the figures of the home page are counted by, and the lists that they open. */
export const figures: Migration = {
  async up(db) {
    // With the total in it, sums of a currency are read from the index alone.
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
