import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';

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

export function findStock(db: Db, productId: string) {
  return db
    .selectFrom('products')
    .select(['title', 'totalUnit', 'isActive'])
    .where('id', '=', productId)
    .executeTakeFirst();
}
