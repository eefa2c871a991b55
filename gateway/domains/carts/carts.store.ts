import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import type { CartEntryRow } from './carts.table.ts';

export async function itemsByCartIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cartItems')
    .innerJoin('products', 'products.id', 'productId')
    .selectAll()
    .where('cartId', 'in', ids)
    .orderBy('cartId')
    .orderBy('position')
    .execute();
  return grouped(ids, rows, ({ cartId }) => cartId);
}

/** Cents; empty carts are missing. */
export async function totalsByCartIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cartItems')
    .innerJoin('products', 'products.id', 'productId')
    .select(['cartId', sql<number>`cast(sum(amount * price_cents) as bigint)`.as('totalCents')])
    .where('cartId', 'in', ids)
    .groupBy('cartId')
    .execute();
  return new Map(rows.map(({ cartId, totalCents }) => [cartId, totalCents]));
}

/** Empty carts are missing. */
export async function countsByCartIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cartItems')
    .select(['cartId', sql<number>`cast(sum(amount) as bigint)`.as('count')])
    .where('cartId', 'in', ids)
    .groupBy('cartId')
    .execute();
  return new Map(rows.map(({ cartId, count }) => [cartId, count]));
}

export async function ensureCart(db: Db, id: string): Promise<void> {
  await db
    .insertInto('carts')
    .values({ id })
    .onConflict((found) => found.doNothing())
    .execute();
}

export async function countItems(db: Db, cartId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cartItems')
    .select(sql<number>`count(*)`.as('count'))
    .where('cartId', '=', cartId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds to the amount in the cart; undefined when there is no such active product. */
export function addItem(
  db: Db,
  { cartId, productId }: Pick<CartEntryRow, 'cartId' | 'productId'>,
  amount: number,
): Promise<CartEntryRow | undefined> {
  const nextPosition = sql<number>`(
    select coalesce(max(position) + 1, 0) from cart_items where cart_id = ${cartId})`;
  return db
    .insertInto('cartItems')
    .columns(['cartId', 'productId', 'amount', 'position'])
    .expression(({ selectFrom }) =>
      selectFrom('products')
        .select([sql<string>`${cartId}`.as('cartId'), 'id'])
        .select(sql<number>`cast(${amount} as integer)`.as('amount'))
        .select(nextPosition.as('position'))
        .where('id', '=', productId)
        .where('isActive', '=', 1),
    )
    .onConflict((found) =>
      found
        .columns(['cartId', 'productId'])
        .doUpdateSet((row) => ({ amount: row('cartItems.amount', '+', amount) })),
    )
    .returningAll()
    .executeTakeFirst();
}

export function findStock(db: Db, productId: string) {
  return db
    .selectFrom('products')
    .select(['title', 'totalUnit'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
}

/** False when the cart has no such active product. */
export async function setAmount(
  db: Db,
  { cartId, productId }: Pick<CartEntryRow, 'cartId' | 'productId'>,
  amount: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cartItems')
    .set({ amount })
    .where('cartId', '=', cartId)
    .where('productId', '=', productId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('products').select('id').where('id', '=', productId).where('isActive', '=', 1),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteItem(db: Db, cartId: string, productId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cartItems')
    .where('cartId', '=', cartId)
    .where('productId', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteItems(db: Db, cartId: string): Promise<void> {
  await db.deleteFrom('cartItems').where('cartId', '=', cartId).execute();
}
