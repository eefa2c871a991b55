import type { Db } from '../../store/database.ts';

type Belongings = 'deals' | 'invoices';

/** Ordered by id, as all changes lock them. */
export async function belongingIds(db: Db, table: Belongings, customerId: string) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
