import { type Migration, sql } from 'kysely';
import { rewriteSnapshots } from './rewrite-snapshots.ts';

const MILLIONTHS_PER_CENT = 10_000;

/** Stores the prices of products in millionths, as those of lines are stored, also in the history. */
export const productPrices: Migration = {
  async up(db) {
    await db.schema.dropIndex('products_price_cents').execute();
    await db.schema
      .alterTable('products')
      .renameColumn('price_cents', 'price_millionths')
      .execute();
    await sql`update products set price_millionths = price_millionths * ${sql.lit(MILLIONTHS_PER_CENT)}`.execute(
      db,
    );
    await db.schema
      .createIndex('products_price_millionths')
      .on('products')
      .columns(['price_millionths', 'id'])
      .execute();
    await rewriteSnapshots(db, 'Product', (snapshot) => {
      const { priceCents, ...row } = snapshot.row;
      if (typeof priceCents !== 'number') return snapshot;
      return { ...snapshot, row: { ...row, priceMillionths: priceCents * MILLIONTHS_PER_CENT } };
    });
  },
};
