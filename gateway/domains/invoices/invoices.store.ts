import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import { namedIds } from '../../store/named-ids.ts';
import { type Order, type Page, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { InvoiceRow, InvoiceStatus } from './invoices.table.ts';

export interface InvoiceFilter {
  ids?: readonly string[] | null;
  status?: readonly InvoiceStatus[] | null;
  text?: string | null;
  dateFrom?: string | null;
  dateTo?: string | null;
  currency?: string | null;
  item?: string | null;
  customerId?: string | null;
}

type InvoiceOrder = Order<keyof InvoiceRow>;

export function findInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listInvoices(
  db: Db,
  filter: InvoiceFilter,
  order: InvoiceOrder,
  page: PageRequest,
): Promise<Page<InvoiceRow>> {
  const query = db
    .selectFrom('invoices')
    .selectAll()
    .where(await passing(db, filter));
  return pageOf(query, order, page);
}

export async function selectInvoiceIds(
  db: Db,
  selection: { ids?: readonly string[] | null; filter?: InvoiceFilter | null; most: number },
): Promise<string[]> {
  const { ids, filter, most } = selection;
  let query = db
    .selectFrom('invoices')
    .select('id')
    .where(await passing(db, filter ?? {}));
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : ['']);
  const rows = await query.orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function passing(db: Db, filter: InvoiceFilter) {
  const { ids, status, dateFrom, dateTo, currency, item, text, customerId } = filter;
  const contained = await textConditions(db, 'invoices', text);
  return ({ and, eb, or, selectFrom }: ExpressionBuilder<Database, 'invoices'>) =>
    and([
      ...(ids ? [eb('id', 'in', namedIds(ids))] : []),
      ...(status ? [or([...new Set(status)].map((each) => eb('status', '=', each)))] : []),
      ...(dateFrom ? [eb('date', '>=', dateFrom)] : []),
      ...(dateTo ? [eb('date', '<', dateTo)] : []),
      ...(currency ? [eb('currency', '=', currency)] : []),
      ...(item
        ? [eb('id', 'in', selectFrom('invoiceItems').select('invoiceId').where('name', '=', item))]
        : []),
      ...(customerId ? [eb('customerId', '=', customerId)] : []),
      ...contained,
    ]);
}

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
