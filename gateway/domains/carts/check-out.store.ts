import type { Db } from '../../store/database.ts';
import type { CheckOutRow } from './carts.table.ts';

/** Waits for a concurrent check-out with the key; throws a unique violation when it is taken. */
export async function insertCheckOut(db: Db, checkOut: CheckOutRow): Promise<void> {
  await db.insertInto('checkOuts').values(checkOut).execute();
}

/** With its activity; undefined when the invoice was deleted. */
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
