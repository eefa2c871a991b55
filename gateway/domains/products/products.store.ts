import { sql } from 'kysely';
import { type Filter, filteredQueryOf } from '../../records/read/read.ts';
import type { Db } from '../../database/database.ts';
import { productRecord } from './products.record.ts';
import { PRICE_PER_CENT } from './products.rules.ts';
import type { ProductCategory } from '../../graphql/generated/resolvers.ts';

const MOST_BRANDS = 100;
/** Is more than any price. */
const MOST_CENTS = Math.floor(Number.MAX_SAFE_INTEGER / PRICE_PER_CENT);

async function counting(db: Db, filter: Filter) {
  const products = await filteredQueryOf(db, productRecord, filter);
  return products.select(sql<number>`count(*)`.as('product')).where('isActive', '=', 1);
}

export async function countByCategory(db: Db, filter: Filter) {
  const query = (await counting(db, filter)).select('category as title').groupBy('category');
  return query.$castTo<{ title: ProductCategory; product: number }>().execute();
}

export async function countByBrand(db: Db, filter: Filter) {
  return (await counting(db, filter))
    .select('brand as title')
    .groupBy('brand')
    .orderBy('product', 'desc')
    .orderBy('brand')
    .limit(MOST_BRANDS)
    .$castTo<{ title: string; product: number }>()
    .execute();
}

export async function countByRating(db: Db, filter: Filter) {
  const query = (await counting(db, filter)).select('rating as rate').groupBy('rating');
  return query.$castTo<{ rate: number; product: number }>().execute();
}

/** Counts active products by spans of their price; `fromCents` ascend from 0, empty spans are missing. */
export async function countByPrice(db: Db, filter: Filter, fromCents: readonly number[]) {
  const spans = fromCents.map(
    (from, index) =>
      sql`when price_millionths < ${(fromCents[index + 1] ?? MOST_CENTS) * PRICE_PER_CENT} then ${from}`,
  );
  const span = sql<number>`cast(case ${sql.join(spans, sql` `)} end as bigint)`;
  const query = (await counting(db, filter)).select(span.as('fromCents')).groupBy('fromCents');
  return query.execute();
}
