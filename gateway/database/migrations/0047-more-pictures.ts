import type { Migration } from 'kysely';
import { createPartTables } from './record-table.ts';

export const morePictures: Migration = {
  up: (db) =>
    createPartTables(db, 'products', [
      {
        table: 'product_pictures',
        key: 'product_id',
        columns: { url: 'text', alt: 'text' },
      },
    ]),
};
