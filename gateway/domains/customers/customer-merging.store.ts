import type { Db } from '../../store/database.ts';

/** What refers to a customer and goes over to another. */
type Belongings = 'deals' | 'invoices';

/** By id, which is the order in which all changes lock them. */
export async function belongingIds(db: Db, table: Belongings, customerId: string) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function moveBelongings(
  db: Db,
  table: Belongings,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await db
    .updateTable(table)
    .set(({ eb }) => ({ customerId: toId, version: eb('version', '+', 1) }))
    .where('customerId', '=', fromId)
    .execute();
}
