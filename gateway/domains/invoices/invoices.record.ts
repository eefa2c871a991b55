import { problem } from '../../errors/problem.ts';
import type {
  InvoiceItemInput,
  InvoicePartyInput,
  InvoicePaymentState,
} from '../../graphql/generated/resolvers.ts';
import { declaredRecord } from '../../records/declared-record.ts';
import type { RecordQuery, Row } from '../../records/record.ts';
import { dueErrors, inPaymentState, paymentColumns } from './invoice-payments.rules.ts';
import { derivedFields, invoiceErrors, moveErrors, orderNoOf } from './invoices.rules.ts';
import type { InvoiceItemRow } from './invoices.table.ts';

const key = 'invoiceId';

export const invoiceRecord = declaredRecord<
  'invoices',
  'invoiceItems' | 'invoicePayments' | 'invoiceEmails'
>('Invoice', {
  references: { customerId: { table: 'customers', problem: problem('not_a_customer') } },
  parts: [
    { table: 'invoiceItems', key, field: 'items' },
    { table: 'invoicePayments', key, field: 'payments', order: 'paidOn', isLog: true },
    { table: 'invoiceEmails', key, field: 'emails', order: 'sentAt', isLog: true },
  ],
  // They follow from the payments, which stay whatever else of the invoice is restored.
  counts: ['paidCents'],
  lasting: paymentColumns,
  unversioned: ['paidCents', ...paymentColumns],
  steps: ['status'],
  links: [{ table: 'deals', key }],
  entry: { enter, partsOf, narrow, numbered: { orderNo: orderNoOf } },
  rules: {
    derive: ({ row, parts }) => derivedFields(row, parts.invoiceItems, parts.invoicePayments),
    check: ({ row, parts }, before, { isCorrection, isRestore }) => ({
      ...invoiceErrors(row, parts.invoiceItems),
      ...(!isRestore && dueErrors(row, before?.row)),
      ...(before && !isCorrection && !isRestore && moveErrors(before.row.status, row.status)),
    }),
  },
});

interface Entered {
  buyer?: InvoicePartyInput | null;
  seller?: InvoicePartyInput | null;
  items?: readonly InvoiceItemInput[] | null;
}

function enter(_row: Row, { buyer, seller }: Entered): Row {
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

interface OwnFilter {
  item?: string | null;
  paymentState?: readonly InvoicePaymentState[] | null;
}

function narrow(invoices: RecordQuery, { item, paymentState }: OwnFilter): RecordQuery {
  const ofState = paymentState ? invoices.where(inPaymentState(paymentState)) : invoices;
  if (item == null) return ofState;
  return ofState.where(({ eb, selectFrom }) =>
    eb('id', 'in', selectFrom('invoiceItems').select('invoiceId').where('name', '=', item)),
  );
}
