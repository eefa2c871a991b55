import { conflict, invalid, refuseErrors } from '../../graphql/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { given, givenOrNone } from '../../graphql/entered.ts';
import type {
  CreateInvoiceInput,
  InvoiceItemInput,
  UpdateInvoiceInput,
} from '../../graphql/generated/resolvers.ts';
import { changeRecord, removeRecord } from '../../record-changes.ts';
import { recorded, type Recording } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { newId } from '../../store/new-id.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import {
  derivedFields,
  INVOICE_COUNTER,
  invoiceErrors,
  type InvoiceItem,
  moveErrors,
  orderNoOf,
} from './invoices.rules.ts';
import {
  deleteInvoice,
  findInvoice,
  insertInvoice,
  isCustomer,
  isOrderNoTaken,
  itemsByInvoiceIds,
  replaceItems,
  updateInvoice,
} from './invoices.store.ts';
import { invoiceRecord, type InvoiceRow } from './invoices.table.ts';

export function makeInvoice(context: Context, input: CreateInvoiceInput): Promise<InvoiceRow> {
  return recorded(context, (recording) => issueInvoice(recording, input));
}

/** Within another change. */
export async function issueInvoice(
  { db, touch }: Recording,
  input: CreateInvoiceInput,
): Promise<InvoiceRow> {
  const id = input.id ?? newId();
  const items = itemsOf(input.items) ?? [];
  await touch(invoiceRecord, id);
  const entered = {
    customerId: null,
    ...columnsOf(input),
    id,
    orderNo: input.orderNo ?? (await freeOrderNo(db)),
    date: input.date ?? new Date().toISOString(),
  } as InvoiceRow;
  refuseErrors(invoiceErrors(entered, items));
  await refuseUnknownCustomer(db, entered.customerId);
  const row = { ...entered, ...derivedFields(entered, items), version: 1 };
  const invoice = await insertInvoice(db, row);
  if (!invoice) throw await takenConflict(db, row);
  await replaceItems(db, invoice.id, items);
  return invoice;
}

export function changeInvoice(context: Context, input: UpdateInvoiceInput): Promise<InvoiceRow> {
  const { id, version } = input;
  const wanted = { record: invoiceRecord, id, find: findInvoice };
  return changeRecord(context, wanted, async ({ db }, stored) => {
    // A stale version is reported before any other error.
    if (version != null && version !== stored.version) return undefined;
    const items = itemsOf(input.items) ?? (await itemsByInvoiceIds(db, [id])).get(id)!;
    const columns = columnsOf(input);
    const entered = { ...stored, ...columns };
    const badMove = input.isCorrection ? {} : moveErrors(stored.status, entered.status);
    refuseErrors({ ...invoiceErrors(entered, items), ...badMove });
    await refuseUnknownCustomer(db, input.customerId);
    const from = { id, version: stored.version };
    const changes = { ...columns, ...derivedFields(entered, items) };
    const invoice = await updateInvoice(db, from, changes);
    if (invoice && input.items) await replaceItems(db, id, items);
    return invoice;
  }).catch(refuseTaken);
}

export const removeInvoice = (context: Context, id: string) =>
  removeRecord(context, { record: invoiceRecord, id }, deleteInvoice);

/** Omitted fields keep their value. */
function columnsOf(input: CreateInvoiceInput | UpdateInvoiceInput): Partial<InvoiceRow> {
  const columns = given({
    orderNo: input.orderNo,
    status: input.status,
    date: input.date,
    currency: input.currency,
    vat: input.vat,
    buyerName: input.buyer?.name,
    buyerAddress: input.buyer?.address,
    sellerName: input.seller?.name,
    sellerAddress: input.seller?.address,
  });
  return { ...columns, ...givenOrNone({ customerId: input.customerId }) } as Partial<InvoiceRow>;
}

function itemsOf(input: readonly InvoiceItemInput[] | null | undefined): InvoiceItem[] | undefined {
  return input?.map(({ name, unit, price }) => ({ name, unit, priceCents: price }));
}

async function refuseUnknownCustomer(db: Db, customerId: string | null | undefined) {
  if (customerId && !(await isCustomer(db, customerId))) {
    throw invalid({ customerId: 'is not a customer' });
  }
}

/** Skips numbers in use. */
async function freeOrderNo(db: Db): Promise<string> {
  for (;;) {
    const orderNo = orderNoOf(await nextOf(db, INVOICE_COUNTER));
    if (!(await isOrderNoTaken(db, orderNo))) return orderNo;
  }
}

async function takenConflict(db: Db, { orderNo }: InvoiceRow) {
  return taken((await isOrderNoTaken(db, orderNo)) ? 'orderNo' : 'id');
}

/** The number is the only unique field. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? taken('orderNo') : error;
}

function taken(field: 'id' | 'orderNo') {
  return conflict(`An invoice with this ${field} exists`, { fields: { [field]: 'is taken' } });
}
