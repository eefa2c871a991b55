import { record } from '../../records/record.ts';
import { lockBelongings } from './customer-figures.store.ts';
import { customerErrors, derivedFields } from './customers.rules.ts';

export const customerRecord = record<'customers', 'customerTags' | 'customerNotes'>(
  {
    kind: 'Customer',
    table: 'customers',
    title: 'name',
    unique: ['document'],
    references: { ownerId: { table: 'accounts', problem: 'is not an account' } },
    // They follow from the invoices, whatever the customer was.
    lasting: ['openCents', 'lifetimeCents', 'lastPurchaseAt'],
    parts: [
      { table: 'customerTags', key: 'customerId' },
      { table: 'customerNotes', key: 'customerId', isLog: true },
    ],
    links: [
      { table: 'deals', key: 'customerId' },
      { table: 'invoices', key: 'customerId' },
    ],
  },
  {
    derive: ({ row }) => derivedFields(row),
    check: ({ row, parts }) =>
      customerErrors(
        row,
        parts.customerTags.map(({ tag }) => tag),
      ),
    lockBeforeRemoval: lockBelongings,
  },
);
