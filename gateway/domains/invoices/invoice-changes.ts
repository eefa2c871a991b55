import { conflict, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { currentRecord } from '../../graphql/current-record.ts';
import type {
  CreateInvoiceInput,
  InvoiceItemInput,
  UpdateInvoiceInput,
} from '../../graphql/generated/resolvers.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { newId } from '../../store/new-id.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import {
  derivedFields,
  INVOICE_COUNTER,
  invoiceErrors,
  type InvoiceItem,
  orderNoOf,
} from './invoices.rules.ts';
import {
  deleteInvoice,
  findInvoice,
  insertInvoice,
  isOrderNoTaken,
  itemsByInvoiceIds,
  replaceItems,
  updateInvoice,
} from './invoices.store.ts';
import type { InvoiceRow } from './invoices.table.ts';

export function makeInvoice({ db }: Context, input: CreateInvoiceInput): Promise<InvoiceRow> {
  const items = itemsOf(input.items) ?? [];
  return db.transaction().execute(async (transaction) => {
    const entered = {
      ...columnsOf(input),
      id: input.id ?? newId(),
      orderNo: input.orderNo ?? (await freeOrderNo(transaction)),
      date: input.date ?? new Date().toISOString(),
    } as InvoiceRow;
    refuseErrors(invoiceErrors(entered, items));
    const row = { ...entered, ...derivedFields(entered, items), version: 1 };
    const invoice = await insertInvoice(transaction, row);
    if (!invoice) throw await takenConflict(transaction, row);
    await replaceItems(transaction, invoice.id, items);
    return invoice;
  });
}

export async function changeInvoice(
  context: Context,
  input: UpdateInvoiceInput,
): Promise<InvoiceRow> {
  const changed = await context.db
    .transaction()
    .execute((db) => change(db, input))
    .catch(refuseTaken);
  if (changed) return changed;
  // Without a version the change is made whatever someone else did between the reading and the writing.
  if (input.version == null) return changeInvoice(context, input);
  const current = await currentRecord(context, 'invoice', input.id);
  throw conflict('This invoice was changed by someone else', { current });
}

/** Undefined when the stored version is another. */
async function change(db: Db, input: UpdateInvoiceInput): Promise<InvoiceRow | undefined> {
  const stored = await findInvoice(db, input.id);
  if (!stored) throw notFound('Invoice');
  const items = itemsOf(input.items) ?? (await itemsByInvoiceIds(db, [input.id])).get(input.id)!;
  const entered = { ...stored, ...columnsOf(input) };
  refuseErrors(invoiceErrors(entered, items));
  const from = { id: input.id, version: input.version ?? stored.version };
  const changes = { ...columnsOf(input), ...derivedFields(entered, items) };
  const invoice = await updateInvoice(db, from, changes);
  if (invoice && input.items) await replaceItems(db, invoice.id, items);
  return invoice;
}

export async function removeInvoice({ db }: Context, id: string): Promise<string> {
  if (!(await deleteInvoice(db, id))) throw notFound('Invoice');
  return id;
}

/** The columns that an input names; the ones it leaves out stay as they are. */
function columnsOf(input: CreateInvoiceInput | UpdateInvoiceInput): Partial<InvoiceRow> {
  const columns = {
    orderNo: input.orderNo,
    status: input.status,
    date: input.date,
    currency: input.currency,
    vat: input.vat,
    buyerName: input.buyer?.name,
    buyerAddress: input.buyer?.address,
    sellerName: input.seller?.name,
    sellerAddress: input.seller?.address,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value != null));
}

function itemsOf(input: readonly InvoiceItemInput[] | null | undefined): InvoiceItem[] | undefined {
  return input?.map(({ name, unit, price }) => ({ name, unit, priceCents: price }));
}

/** Numbers that people gave themselves are passed over. */
async function freeOrderNo(db: Db): Promise<string> {
  for (;;) {
    const orderNo = orderNoOf(await nextOf(db, INVOICE_COUNTER));
    if (!(await isOrderNoTaken(db, orderNo))) return orderNo;
  }
}

async function takenConflict(db: Db, { orderNo }: InvoiceRow) {
  return taken((await isOrderNoTaken(db, orderNo)) ? 'orderNo' : 'id');
}

/** The number is the one unique field that can change. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? taken('orderNo') : error;
}

function taken(field: 'id' | 'orderNo') {
  return conflict(`An invoice with this ${field} exists`, { fields: { [field]: 'is taken' } });
}
