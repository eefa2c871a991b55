import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const productPictures: Migration = {
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('img_alt', textColumn(db), (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
