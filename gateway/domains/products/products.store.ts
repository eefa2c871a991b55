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

export function listProducts(
  db: Db,
  filter: ProductFilter,
  order: ProductOrder,
  page: PageRequest,
): Promise<ProductPage> {
  return pageOf(db.selectFrom('products').selectAll().where(passing(filter)), order, page);
}

export function selectProducts(
  db: Db,
  selection: { ids?: readonly string[] | null; filter?: ProductFilter | null; most: number },
): Promise<ProductRow[]> {
  const { ids, filter, most } = selection;
  let query = db
    .selectFrom('products')
    .selectAll()
    .where(passing(filter ?? {}));
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : ['']);
  return query.orderBy('id').limit(most).execute();
}

const passing =
  ({ ids, freeShipping, active, priceFrom, priceTo, lowStock, text, ...lists }: ProductFilter) =>
  (builder: ExpressionBuilder<Database, 'products'>) => {
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
      ...(text ? textConditions(text) : []),
    ]);
  };

/** False for every row when there are no values. */
const isOneOf =
  <Column extends 'category' | 'sku' | 'brand' | 'rating'>(
    column: Column,
    values: readonly ProductRow[Column][],
  ) =>
  ({ eb, or }: ExpressionBuilder<Database, 'products'>) =>
    or([...new Set<unknown>(values)].map((value) => eb(column, '=', value as never)));

const flagOf = (value: boolean) => (value ? 1 : 0);

const inShop = (db: Db, filter: ProductFilter) =>
  db
    .selectFrom('products')
    .select(sql<number>`count(*)`.as('product'))
    .where('isActive', '=', 1)
    .where(passing(filter));

export function countByCategory(db: Db, filter: ProductFilter) {
  return inShop(db, filter).select('category as title').groupBy('category').execute();
}

export function countByBrand(db: Db, filter: ProductFilter) {
  return inShop(db, filter)
    .select('brand as title')
    .groupBy('brand')
    .orderBy('product', 'desc')
    .orderBy('brand')
    .limit(MOST_BRANDS)
    .execute();
}

export function countByRating(db: Db, filter: ProductFilter) {
  return inShop(db, filter).select('rating as rate').groupBy('rating').execute();
}

/** Active products; `fromCents` ascend from 0, empty spans are missing. */
export function countByPrice(db: Db, filter: ProductFilter, fromCents: readonly number[]) {
  const spans = fromCents.map(
    (from, index) =>
      sql`when price_cents < ${fromCents[index + 1] ?? Number.MAX_SAFE_INTEGER} then ${from}`,
  );
  const span = sql<number>`cast(case ${sql.join(spans, sql` `)} end as bigint)`;
  return inShop(db, filter).select(span.as('fromCents')).groupBy('fromCents').execute();
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

/** Answers the ids of those whose sku was free. */
export async function insertProducts(db: Db, products: readonly ProductRow[]): Promise<string[]> {
  if (products.length === 0) return [];
  const made = await db
    .insertInto('products')
    .values(products)
    .onConflict((found) => found.doNothing())
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
}

export function insertProduct(db: Db, product: ProductRow): Promise<ProductRow | undefined> {
  return db
    .insertInto('products')
    .values(product)
    .onConflict((found) => found.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateProduct(
  db: Db,
  { id, version }: Pick<ProductRow, 'id' | 'version'>,
  changes: Partial<ProductRow>,
): Promise<ProductRow | undefined> {
  return db
    .updateTable('products')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteProduct(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('products')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteProducts(db: Db, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('products')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
