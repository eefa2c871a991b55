import type { Context } from '../../graphql/context.ts';
import { conflict, invalid, notFound, REQUIRED } from '../../graphql/errors.ts';
import type { InvoiceDealInput } from '../../graphql/generated/resolvers.ts';
import { update } from '../../records/changes.ts';
import { commit, type Writing } from '../../records/commit.ts';
import type { DealRow } from '../../records/generated/rows.ts';
import type { Services } from '../../services.ts';
import type { Db } from '../../store/database.ts';
import { invoiceOf } from './deals.rules.ts';
import { findBuyer, findInvoiceNumber } from './deals.store.ts';
import { dealRecord } from './deals.record.ts';

interface Invoiced {
  deal: DealRow;
  activityId: string;
  orderNo: string;
}

/** Once: locks the deal, and raises its version with the invoice. */
export function invoiceDeal(context: Context, input: InvoiceDealInput): Promise<Invoiced> {
  return commit(
    context,
    (writing) => invoice(writing, context, input),
    ({ orderNo }) => ({ action: 'created', kind: 'Invoice', title: orderNo }),
  );
}

async function invoice(
  writing: Writing,
  { issueInvoice }: Services,
  { id, version }: InvoiceDealInput,
): Promise<Invoiced> {
  const { activityId, db, lock, track, write } = writing;
  const stored = (await lock(dealRecord, [id])).get(id);
  if (!stored) throw notFound('Deal');
  const { row, parts } = stored;
  if (row.invoiceId) throw await invoicedConflict(db, row.invoiceId);
  if (row.stage !== 'won') throw invalid({ stage: 'must be won' });
  const buyer = row.customerId && (await findBuyer(db, row.customerId));
  if (!buyer) throw invalid({ customerId: REQUIRED });
  await track(dealRecord, [id]);
  const made = await issueInvoice(writing, invoiceOf(row, parts.dealProducts, buyer));
  const [deal] = await write([
    update(dealRecord, { id, version }, () => ({ row: { invoiceId: made.id } })),
  ]);
  return { deal: deal!.row, activityId, orderNo: made.orderNo };
}

async function invoicedConflict(db: Db, invoiceId: string) {
  const current = await findInvoiceNumber(db, invoiceId);
  return conflict(`This deal became invoice ${current.orderNo}`, { current });
}
