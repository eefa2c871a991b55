import type { Context } from '../../services/context.ts';
import { conflict, invalid, notFound, REQUIRED } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { InvoiceDealInput } from '../../graphql/generated/resolvers.ts';
import { companyOf } from '../../records/company.ts';
import { updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { declarationOf } from '../../records/declarations.ts';
import type { CustomerRow, DealRow } from '../../records/generated/rows.ts';
import { createFromInput } from '../../records/write/create-from-input.ts';
import { findRecord, type RecordRow } from '../../records/read/read.ts';
import type { StateIn, RecordKind } from '../../records/declare/record.ts';
import type { Db } from '../../database/database.ts';
import { invoiceOf } from './deals.rules.ts';
import { findInvoiceNumber } from './deals.store.ts';
import { dealRecord } from './deals.record.ts';

const customers = { declaration: declarationOf('Customer') };

interface Invoiced {
  deal: DealRow;
  activityId: string;
  orderNo: string;
}

/** Invoices a deal once: locks the deal, and raises its version with the invoice. */
export function invoiceDeal(context: Context, input: InvoiceDealInput): Promise<Invoiced> {
  return commit(
    context,
    (unit) => invoice(unit, context, input),
    ({ orderNo }) => ({ action: 'created', kind: 'Invoice', title: orderNo }),
  );
}

async function invoice(
  unit: UnitOfWork,
  { records }: Context,
  { id, version }: InvoiceDealInput,
): Promise<Invoiced> {
  const { activityId, db, lock, trackFirst, write } = unit;
  const stored = (await lock(dealRecord, [id])).get(id);
  if (!stored) throw notFound('Deal');
  const { row, parts } = stored;
  if (row.invoiceId) throw await invoicedConflict(db, row.invoiceId);
  if (row.stage !== 'won') throw invalid({ stage: problem('not_won') });
  const buyer = row.customerId && (await findRecord(db, customers, row.customerId));
  if (!buyer) throw invalid({ customerId: REQUIRED });
  await trackFirst(dealRecord, [id]);
  const record = records.get('Invoice') as RecordKind<StateIn<'invoices'>>;
  const seller = await companyOf(db);
  if (!seller.name) throw conflict(problem('company_unnamed'));
  const parties = { buyer: buyer as RecordRow & CustomerRow, seller };
  const input = invoiceOf(row, parts.dealProducts, parties);
  const { row: made } = await createFromInput(unit, { record }, input);
  const [deal] = await write([
    updateChange(dealRecord, { id, version }, () => ({ row: { invoiceId: made.id } })),
  ]);
  return { deal: deal!.row, activityId, orderNo: made.orderNo };
}

async function invoicedConflict(db: Db, invoiceId: string) {
  const current = await findInvoiceNumber(db, invoiceId);
  return conflict(problem('deal_has_invoice', { orderNo: current.orderNo }), { current });
}
