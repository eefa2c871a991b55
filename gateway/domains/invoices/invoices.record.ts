import { record } from '../../records/record.ts';
import { derivedFields, invoiceErrors, moveErrors } from './invoices.rules.ts';

export const invoiceRecord = record<'invoices', 'invoiceItems'>(
  {
    kind: 'Invoice',
    table: 'invoices',
    title: 'orderNo',
    unique: ['orderNo'],
    references: { customerId: { table: 'customers', problem: 'is not a customer' } },
    parts: [{ table: 'invoiceItems', key: 'invoiceId', field: 'items' }],
    links: [{ table: 'deals', key: 'invoiceId' }],
  },
  {
    derive: ({ row, parts }) => derivedFields(row, parts.invoiceItems),
    check: ({ row, parts }, before, { isCorrection, isRestore }) => ({
      ...invoiceErrors(row, parts.invoiceItems),
      ...(before && !isCorrection && !isRestore && moveErrors(before.row.status, row.status)),
    }),
  },
);
