import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '../../store/database.ts';
import { namedIds } from '../../store/named-ids.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { ProductCategory, ProductPage, ProductRow } from './products.table.ts';

const MOST_BRANDS = 100;

export interface ProductFilter {
  ids?: readonly string[] | null;
  text?: string | null;
  category?: readonly ProductCategory[] | null;
  sku?: readonly string[] | null;
  brand?: readonly string[] | null;
  rating?: readonly number[] | null;
  freeShipping?: boolean | null;
  active?: boolean | null;
  priceFrom?: number | null;
  priceTo?: number | null;
  lowStock?: boolean | null;
}

type ProductOrder = Order<keyof ProductRow>;

export function findProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listProducts(
  db: Db,
  filter: ProductFilter,
  order: ProductOrder,
  page: PageRequest,
): Promise<ProductPage> {
  return pageOf(
    db
      .selectFrom('products')
      .selectAll()
      .where(await passing(db, filter)),
    order,
    page,
  );
}

export async function selectProductIds(
  db: Db,
  selection: { ids?: readonly string[] | null; filter?: ProductFilter | null; most: number },
): Promise<string[]> {
  const { ids, filter, most } = selection;
  let query = db
    .selectFrom('products')
    .select('id')
    .where(await passing(db, filter ?? {}));
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : ['']);
  const rows = await query.orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

async function passing(db: Db, filter: ProductFilter) {
  const { ids, freeShipping, active, priceFrom, priceTo, lowStock, text, ...lists } = filter;
  const contained = await textConditions(db, 'products', text);
  return (builder: ExpressionBuilder<Database, 'products'>) => {
    const { and, eb, ref } = builder;
    return and([
      ...(ids ? [eb('id', 'in', namedIds(ids))] : []),
      ...(['category', 'sku', 'brand', 'rating'] as const).flatMap((column) => {
        const values = lists[column];
        return values ? [isOneOf(column, values)(builder)] : [];
      }),
      ...(freeShipping == null ? [] : [eb('freeShipping', '=', flagOf(freeShipping))]),
      ...(active == null ? [] : [eb('isActive', '=', flagOf(active))]),
      ...(priceFrom == null ? [] : [eb('priceCents', '>=', priceFrom)]),
      ...(priceTo == null ? [] : [eb('priceCents', '<=', priceTo)]),
      // Written like the index on low stock.
      ...(lowStock == null ? [] : [eb('totalUnit', lowStock ? '<=' : '>', ref('stockThreshold'))]),
      ...contained,
    ]);
  };
}

/** False for every row when there are no values. */
const isOneOf =
  <Column extends 'category' | 'sku' | 'brand' | 'rating'>(
    column: Column,
    values: readonly ProductRow[Column][],
  ) =>
  ({ eb, or }: ExpressionBuilder<Database, 'products'>) =>
    or([...new Set<unknown>(values)].map((value) => eb(column, '=', value as never)));

const flagOf = (value: boolean) => (value ? 1 : 0);

const inShop = async (db: Db, filter: ProductFilter) =>
  db
    .selectFrom('products')
    .select(sql<number>`count(*)`.as('product'))
    .where('isActive', '=', 1)
    .where(await passing(db, filter));

export async function countByCategory(db: Db, filter: ProductFilter) {
  return (await inShop(db, filter)).select('category as title').groupBy('category').execute();
}

export async function countByBrand(db: Db, filter: ProductFilter) {
  return (await inShop(db, filter))
    .select('brand as title')
    .groupBy('brand')
    .orderBy('product', 'desc')
    .orderBy('brand')
    .limit(MOST_BRANDS)
    .execute();
}

export async function countByRating(db: Db, filter: ProductFilter) {
  return (await inShop(db, filter)).select('rating as rate').groupBy('rating').execute();
}

/** Active products; `fromCents` ascend from 0, empty spans are missing. */
export async function countByPrice(db: Db, filter: ProductFilter, fromCents: readonly number[]) {
  const spans = fromCents.map(
    (from, index) =>
      sql`when price_cents < ${fromCents[index + 1] ?? Number.MAX_SAFE_INTEGER} then ${from}`,
  );
  const span = sql<number>`cast(case ${sql.join(spans, sql` `)} end as bigint)`;
  return (await inShop(db, filter)).select(span.as('fromCents')).groupBy('fromCents').execute();
}

/** By any other product than `exceptId`. */
export async function isSkuTaken(db: Db, sku: string, exceptId = ''): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function productsBySkus(db: Db, skus: readonly string[]) {
  if (skus.length === 0) return new Map<string, ProductRow>();
  const rows = await db.selectFrom('products').selectAll().where('sku', 'in', skus).execute();
  return new Map(rows.map((row) => [row.sku, row]));
}
