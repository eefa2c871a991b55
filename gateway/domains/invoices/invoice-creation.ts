import type { Context } from '../../graphql/context.ts';
import type { CreateInvoiceInput } from '../../graphql/generated/resolvers.ts';
import { creation } from '../../records/changes.ts';
import { commit, type Writing } from '../../records/commit.ts';
import { declared } from '../../records/declarations.ts';
import { newHeld } from '../../records/enter.ts';
import type { InvoiceRow } from '../../records/generated/rows.ts';
import type { HeldIn } from '../../records/record.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { INVOICE_COUNTER, orderNoOf } from './invoices.rules.ts';
import { invoiceRecord } from './invoices.record.ts';
import { isOrderNoTaken } from './invoices.store.ts';

export const createInvoice = (context: Context, input: CreateInvoiceInput) =>
  commit(context, async (writing) => ({
    activityId: writing.activityId,
    invoice: await issueInvoice(writing, input),
  }));

/** One without a number gets the next free one. */
export async function issueInvoice(
  { db, write }: Writing,
  input: CreateInvoiceInput,
): Promise<InvoiceRow> {
  const orderNo = input.orderNo ?? (await freeOrderNo(db));
  const made = newHeld(declared('Invoice'), invoiceRecord, { ...input, orderNo });
  const held = made as unknown as HeldIn<'invoices', 'invoiceItems'>;
  const [invoice] = await write([creation(invoiceRecord, held)]);
  return invoice!.row;
}

async function freeOrderNo(db: Db): Promise<string> {
  for (;;) {
    const orderNo = orderNoOf(await nextOf(db, INVOICE_COUNTER));
    if (!(await isOrderNoTaken(db, orderNo))) return orderNo;
  }
}
