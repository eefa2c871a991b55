import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import { namedIds } from '../../store/named-ids.ts';
import { type Order, type Page, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { InvoiceItem } from './invoices.rules.ts';
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

export function listInvoices(
  db: Db,
  filter: InvoiceFilter,
  order: InvoiceOrder,
  page: PageRequest,
): Promise<Page<InvoiceRow>> {
  const query = db.selectFrom('invoices').selectAll().where(passing(filter));
  return pageOf(query, order, page);
}

/** By ids or filter, ordered by id. */
export function selectInvoices(
  db: Db,
  selection: { ids?: readonly string[] | null; filter?: InvoiceFilter | null; most: number },
): Promise<Pick<InvoiceRow, 'id' | 'status'>[]> {
  const { ids, filter, most } = selection;
  let query = db
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where(passing(filter ?? {}));
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : ['']);
  return query.orderBy('id').limit(most).execute();
}

export const passing =
  ({ ids, status, dateFrom, dateTo, currency, item, text, customerId }: InvoiceFilter) =>
  ({ and, eb, or, selectFrom }: ExpressionBuilder<Database, 'invoices'>) =>
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
      ...(text ? textConditions(text) : []),
    ]);

/** In order. */
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

export async function isCustomer(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Undefined when the id or the number is taken. */
export function insertInvoice(db: Db, invoice: InvoiceRow): Promise<InvoiceRow | undefined> {
  return db
    .insertInto('invoices')
    .values(invoice)
    .onConflict((found) => found.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined when the version is stale. */
export function updateInvoice(
  db: Db,
  { id, version }: Pick<InvoiceRow, 'id' | 'version'>,
  changes: Partial<InvoiceRow>,
): Promise<InvoiceRow | undefined> {
  return db
    .updateTable('invoices')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Replaces all stored lines. */
export async function replaceItems(
  db: Db,
  invoiceId: string,
  items: readonly InvoiceItem[],
): Promise<void> {
  await db.deleteFrom('invoiceItems').where('invoiceId', '=', invoiceId).execute();
  if (items.length === 0) return;
  const rows = items.map((item, position) => ({ ...item, invoiceId, position }));
  await db.insertInto('invoiceItems').values(rows).execute();
}

export async function deleteInvoice(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invoices')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Answers how many. */
export async function deleteInvoices(db: Db, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('invoices')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Skips invoices whose status has changed since it was read; answers how many moved. */
export async function moveInvoices(
  db: Db,
  invoices: readonly Pick<InvoiceRow, 'id' | 'status'>[],
  status: InvoiceStatus,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set(({ eb }) => ({ status, version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      invoices.map(({ id }) => id),
    )
    .where('status', 'in', [...new Set(invoices.map((each) => each.status))])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
