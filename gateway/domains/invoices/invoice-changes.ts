import type { Context } from '../../graphql/context.ts';
import { given, givenOrNone } from '../../graphql/entered.ts';
import type {
  CreateInvoiceInput,
  InvoiceItemInput,
  UpdateInvoiceInput,
} from '../../graphql/generated/resolvers.ts';
import { creation, deleteRecord, updateRecord } from '../../records/changes.ts';
import { commit, type Writing } from '../../records/commit.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { newId } from '../../store/new-id.ts';
import { INVOICE_COUNTER, orderNoOf } from './invoices.rules.ts';
import { invoiceRecord } from './invoices.record.ts';
import { isOrderNoTaken } from './invoices.store.ts';
import type { InvoiceItemRow, InvoiceRow } from './invoices.table.ts';

export function makeInvoice(context: Context, input: CreateInvoiceInput): Promise<InvoiceRow> {
  return commit(context, (writing) => issueInvoice(writing, input));
}

export async function issueInvoice(
  { db, write }: Writing,
  input: CreateInvoiceInput,
): Promise<InvoiceRow> {
  const id = input.id ?? newId();
  const row = {
    customerId: null,
    ...columnsOf(input),
    id,
    orderNo: input.orderNo ?? (await freeOrderNo(db)),
    date: input.date ?? new Date().toISOString(),
    version: 1,
  } as InvoiceRow;
  const parts = { invoiceItems: itemsOf(id, input.items ?? []) };
  const [invoice] = await write([creation(invoiceRecord, { row, parts })]);
  return invoice!.row;
}

export function changeInvoice(context: Context, input: UpdateInvoiceInput): Promise<InvoiceRow> {
  const { id, items } = input;
  return updateRecord(context, invoiceRecord, input, () => ({
    row: columnsOf(input),
    parts: items ? { invoiceItems: itemsOf(id, items) } : {},
  }));
}

export const removeInvoice = (context: Context, id: string) =>
  deleteRecord(context, invoiceRecord, { id });

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

const itemsOf = (invoiceId: string, items: readonly InvoiceItemInput[]): InvoiceItemRow[] =>
  items.map(({ name, unit, price }, position) => ({
    invoiceId,
    position,
    name,
    unit,
    priceCents: price,
  }));

async function freeOrderNo(db: Db): Promise<string> {
  for (;;) {
    const orderNo = orderNoOf(await nextOf(db, INVOICE_COUNTER));
    if (!(await isOrderNoTaken(db, orderNo))) return orderNo;
  }
}
