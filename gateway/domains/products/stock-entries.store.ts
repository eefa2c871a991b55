import type { Db } from '../../database/database.ts';

/** Returns the sum of each product's stock entries; products without any are left out. */
export async function stockByEntries(db: Db, productIds: readonly string[]) {
  const sums = db
    .selectFrom('stockEntries')
    .select(({ fn }) => ['productId', fn.sum('amount').as('stock')])
    .where('productId', 'in', productIds)
    .groupBy('productId');
  const found = await sums.execute();
  return new Map(found.map(({ productId, stock }) => [productId, Number(stock)]));
}
