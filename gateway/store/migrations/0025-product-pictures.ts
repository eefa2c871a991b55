import { type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

/** Products say what their picture shows; those that run low, which are few, are found without reading the others. */
export const productPictures: Migration = {
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('img_alt', textColumn(db), (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex('products_low_stock')
      .on('products')
      .columns(['title_key', 'id'])
      .where(sql<boolean>`total_unit <= stock_threshold`)
      .execute();
  },
};
