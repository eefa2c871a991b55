import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '../../store/database.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { ProductCategory, ProductPage, ProductRow } from './products.table.ts';

const MOST_BRANDS = 100;

export interface ProductFilter {
  text?: string | null;
  category?: readonly ProductCategory[] | null;
  brand?: readonly string[] | null;
  rating?: readonly number[] | null;
  freeShipping?: boolean | null;
  active?: boolean | null;
  priceFrom?: number | null;
  priceTo?: number | null;
}

export type ProductOrder = Order<keyof ProductRow>;

export function findProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listProducts(
  db: Db,
  filter: ProductFilter,
  order: ProductOrder,
  page: PageRequest,
): Promise<ProductPage> {
  const { text, category, brand, rating, freeShipping, active, priceFrom, priceTo } = filter;
  let query = db.selectFrom('products').selectAll();
  if (category) query = query.where(isOneOf('category', category));
  if (brand) query = query.where(isOneOf('brand', brand));
  if (rating) query = query.where(isOneOf('rating', rating));
  if (freeShipping != null) query = query.where('freeShipping', '=', flagOf(freeShipping));
  if (active != null) query = query.where('isActive', '=', flagOf(active));
  if (priceFrom != null) query = query.where('priceCents', '>=', priceFrom);
  if (priceTo != null) query = query.where('priceCents', '<=', priceTo);
  if (text) query = query.where(({ and }) => and(textConditions(text)));
  return pageOf(query, order, page);
}

/** True of no row when there are no values. */
const isOneOf =
  <Column extends 'category' | 'brand' | 'rating'>(
    column: Column,
    values: readonly ProductRow[Column][],
  ) =>
  ({ eb, or }: ExpressionBuilder<Database, 'products'>) =>
    or([...new Set<unknown>(values)].map((value) => eb(column, '=', value as never)));

const flagOf = (value: boolean) => (value ? 1 : 0);

/** How many active products there are of each category that has some. */
export function countByCategory(db: Db) {
  return db
    .selectFrom('products')
    .select(['category as title', sql<number>`count(*)`.as('product')])
    .where('isActive', '=', 1)
    .groupBy('category')
    .execute();
}

/** How many active products there are of each brand, of the brands with the most. */
export function countByBrand(db: Db) {
  return db
    .selectFrom('products')
    .select(['brand as title', sql<number>`count(*)`.as('product')])
    .where('isActive', '=', 1)
    .groupBy('brand')
    .orderBy('product', 'desc')
    .orderBy('brand')
    .limit(MOST_BRANDS)
    .execute();
}

/** How many active products there are of each rating that some have. */
export function countByRating(db: Db) {
  return db
    .selectFrom('products')
    .select(['rating as rate', sql<number>`count(*)`.as('product')])
    .where('isActive', '=', 1)
    .groupBy('rating')
    .execute();
}

export async function isSkuTaken(db: Db, sku: string): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirst();
  return found !== undefined;
}

/** Undefined when the id or the sku is taken. */
export function insertProduct(db: Db, product: ProductRow): Promise<ProductRow | undefined> {
  return db
    .insertInto('products')
    .values(product)
    .onConflict((found) => found.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Writes the fields when the stored version is still the given one, and counts it up; else undefined. */
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
