import type { Db } from '../../database/database.ts';
import { grouped } from '../../database/grouped.ts';
import type { CheckOutRow } from './carts.table.ts';

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

export function findStock(db: Db, productId: string) {
  return db
    .selectFrom('products')
    .select(['title', 'totalUnit', 'isActive'])
    .where('id', '=', productId)
    .executeTakeFirst();
}

/** Returns the key's invoice with its activity; undefined when there is none or it was deleted. */
export async function findCheckOut(
  db: Db,
  { accountId, idempotencyKey }: Pick<CheckOutRow, 'accountId' | 'idempotencyKey'>,
) {
  const found = await db
    .selectFrom('checkOuts')
    .innerJoin('invoices', 'invoices.id', 'invoiceId')
    .selectAll('invoices')
    .select('activityId')
    .where('accountId', '=', accountId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  if (!found) return undefined;
  const { activityId, ...invoice } = found;
  return { activityId, invoice };
}

/** Waits for a concurrent check-out with the key; throws a unique violation when it is taken. */
export async function insertCheckOut(db: Db, checkOut: CheckOutRow): Promise<void> {
  await db.insertInto('checkOuts').values(checkOut).execute();
}
