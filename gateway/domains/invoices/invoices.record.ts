import { expressionBuilder } from 'kysely';
import type { Db } from '../../database/database.ts';
import { refuseErrors } from '../../errors/errors.ts';
import type {
  InvoiceItemInput,
  InvoicePartyInput,
  InvoicePaymentState,
} from '../../graphql/generated/resolvers.ts';
import { declarationOf } from '../../records/declarations.ts';
import type { InvoiceRow } from '../../records/generated/rows.ts';
import { searchTextOf } from '../../records/write/derived-columns.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import { companyZone } from '../../records/company.ts';
import type {
  BeforeAfter,
  Condition,
  FilterReading,
  StateIn,
  Row,
} from '../../records/declare/record.ts';
import {
  accountingDay,
  dueErrors,
  inPaymentState,
  paymentColumns,
} from './invoice-payments.rules.ts';
import { derivedFields, invoiceErrors, moveErrors, orderNoOf } from './invoices.rules.ts';
import type { InvoiceItemRow } from './invoices.table.ts';
import { fromCompany } from './new-invoices.ts';

const key = 'invoiceId';

export const textOfInvoice = (row: Pick<InvoiceRow, 'buyerName' | 'sellerName'>) =>
  searchTextOf(declarationOf('Invoice'), row, { buyer: [row.buyerName], seller: [row.sellerName] });

export const invoiceRecord = declaredRecord<
  'invoices',
  'invoiceItems' | 'invoicePayments' | 'invoiceEmails'
>('Invoice', {
  parts: [
    { table: 'invoiceItems', key, field: 'items' },
    { table: 'invoicePayments', key, field: 'payments', order: 'paidOn', appendOnly: true },
    { table: 'invoiceEmails', key, field: 'emails', order: 'sentAt', appendOnly: true },
  ],
  // These columns follow from the payments, which stay whatever else of the invoice is restored.
  restoreAsDelta: ['paidCents'],
  keepOnRestore: paymentColumns,
  unversioned: ['paidCents', ...paymentColumns],
  ignoreOnVersionRestore: ['status'],
  operations: {
    toColumns,
    partsOf,
    filterConditions,
    defaults: fromCompany,
    sequences: { orderNo: orderNoOf },
  },
  rules: {
    derive: ({ row, parts }) => ({
      ...derivedFields(row, parts.invoiceItems, parts.invoicePayments),
      searchText: textOfInvoice(row),
    }),
    validateBatch: refuseEarlyDueDays,
    validate: ({ row, parts }, before, { isCorrection, isRestore }) => ({
      ...invoiceErrors(row, parts.invoiceItems),
      ...(before && !isCorrection && !isRestore && moveErrors(before.row.status, row.status)),
    }),
  },
});

interface Entered {
  buyer?: InvoicePartyInput | null;
  seller?: InvoicePartyInput | null;
  items?: readonly InvoiceItemInput[] | null;
}

function toColumns(_row: Row, { buyer, seller }: Entered): Row {
  return {
    ...(buyer && { buyerName: buyer.name, buyerAddress: buyer.address }),
    ...(seller && { sellerName: seller.name, sellerAddress: seller.address }),
  };
}

function partsOf({ items }: Entered, invoiceId: string): object {
  const invoiceItems = items?.map(({ name, unit, price }, position): InvoiceItemRow => ({
    ...{ invoiceId, position, name },
    unitThousandths: unit,
    priceMillionths: price,
  }));
  return invoiceItems ? { invoiceItems } : {};
}

type Changes = readonly BeforeAfter<StateIn<'invoices'>>[];

/** The company's time zone tells on which day an invoice is made out. */
async function refuseEarlyDueDays(db: Db, changes: Changes): Promise<void> {
  const dated = changes.filter(({ after, isRestore }) => after?.row.dueOn && !isRestore);
  if (dated.length === 0) return;
  const timeZone = await companyZone(db);
  for (const { before, after } of dated) {
    refuseErrors(dueErrors(timeZone, after!.row, before?.row));
  }
}

interface OwnFilter {
  item?: string | null;
  paymentState?: readonly InvoicePaymentState[] | null;
}

async function filterConditions(
  { paymentState, item }: OwnFilter,
  { db, eb }: FilterReading & { db: Db },
): Promise<Condition[]> {
  const ofItem = () =>
    eb('id', 'in', eb.selectFrom('invoiceItems').select('invoiceId').where('name', '=', item));
  const inState = async (states: readonly InvoicePaymentState[]) =>
    inPaymentState(states, accountingDay(await companyZone(db)))(expressionBuilder());
  return [
    ...(item == null ? [] : [ofItem()]),
    ...(paymentState ? [await inState(paymentState)] : []),
  ];
}
