import type { Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { conflict, invalid, notFound, REQUIRED } from '../../graphql/errors.ts';
import type { InvoiceDealInput } from '../../graphql/generated/resolvers.ts';
import { recorded, type Recording } from '../../recording.ts';
import type { Services } from '../../services.ts';
import type { Db } from '../../store/database.ts';
import { productsByDealIds } from './deal-parts.store.ts';
import { invoiceOf } from './deals.rules.ts';
import { findBuyer, findDeal, findInvoiceNumber, updateDeal } from './deals.store.ts';
import { dealRecord, type DealRow } from './deals.table.ts';

interface Invoiced {
  deal: DealRow;
  activityId: string;
  orderNo: string;
}

/** Once: locks the deal, and raises its version with the invoice. */
export function invoiceDeal(context: Context, input: InvoiceDealInput): Promise<Invoiced> {
  const invoiced = recorded(
    context,
    (recording) => invoice(recording, context, input),
    ({ orderNo }) => ({ action: 'created', kind: 'Invoice', title: orderNo }),
  );
  return refuseStale(context, { field: 'deal', id: input.id }, invoiced);
}

async function invoice(
  recording: Recording,
  { issueInvoice }: Services,
  { id, version }: InvoiceDealInput,
): Promise<Invoiced> {
  const { activityId, db, touch } = recording;
  await touch(dealRecord, id);
  const stored = await findDeal(db, id);
  if (!stored) throw notFound('Deal');
  if (stored.invoiceId) throw await invoicedConflict(db, stored.invoiceId);
  if (stored.stage !== 'won') throw invalid({ stage: 'must be won' });
  const buyer = stored.customerId && (await findBuyer(db, stored.customerId));
  if (!buyer) throw invalid({ customerId: REQUIRED });
  const products = (await productsByDealIds(db, [id])).get(id)!;
  const { id: invoiceId, orderNo } = await issueInvoice(
    recording,
    invoiceOf(stored, products, buyer),
  );
  const deal = await updateDeal(db, { id, version: version ?? stored.version }, { invoiceId });
  if (!deal) throw new StaleVersion();
  return { deal, activityId, orderNo };
}

async function invoicedConflict(db: Db, invoiceId: string) {
  const current = await findInvoiceNumber(db, invoiceId);
  return conflict(`This deal became invoice ${current.orderNo}`, { current });
}
