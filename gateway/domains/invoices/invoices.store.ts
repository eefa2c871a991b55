import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';

export async function itemsByInvoiceIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('invoiceItems')
    .selectAll()
    .where('invoiceId', 'in', ids)
    .orderBy('invoiceId')
    .orderBy('position')
    .execute();
  return grouped(ids, rows, ({ invoiceId }) => invoiceId);
}

export async function isOrderNoTaken(db: Db, orderNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('invoices')
    .select('id')
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
  return found !== undefined;
}
