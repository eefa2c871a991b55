import { record } from '../../records/record.ts';
import { canMove, dealErrors, derivedFields } from './deals.rules.ts';

export const dealRecord = record<'deals', 'dealProducts' | 'dealEntries'>(
  {
    kind: 'Deal',
    table: 'deals',
    title: 'title',
    references: {
      customerId: { table: 'customers', problem: 'is not a customer' },
      ownerId: { table: 'accounts', problem: 'is not an account' },
    },
    // Without it a deal that is put back as it was could be invoiced again.
    lasting: ['invoiceId'],
    parts: [
      {
        table: 'dealProducts',
        key: 'dealId',
        field: 'products',
        references: { productId: { table: 'products', problem: 'is not a product' } },
      },
      { table: 'dealEntries', key: 'dealId', isLog: true },
    ],
  },
  {
    derive: ({ row, parts }) => derivedFields(row, parts.dealProducts),
    check: ({ row, parts }, before) => ({
      ...dealErrors(row, parts.dealProducts),
      ...(before && !canMove(before.row, row.stage) && STAYS_WON),
    }),
  },
);

const STAYS_WON = { stage: 'must stay won: there is an invoice' };
