import { problem } from '../../errors/problem.ts';
import { declaredRecord } from '../../records/declared-record.ts';
import type { RecordQuery } from '../../records/record.ts';
import { lockBelongings } from './customer-figures.store.ts';
import { bareColumns, customerErrors, searchTextOf, tagRows } from './customers.rules.ts';

export const customerRecord = declaredRecord<
  'customers',
  'customerTags' | 'customerNotes' | 'customerContacts' | 'customerAddresses'
>('Customer', {
  references: { ownerId: { table: 'accounts', problem: problem('not_an_account') } },
  // They follow from the invoices, whatever the customer was.
  lasting: ['openCents', 'lifetimeCents', 'lastPurchaseAt'],
  parts: [
    { table: 'customerTags', key: 'customerId', field: 'tags', lists: 'tag', order: 'tag' },
    { table: 'customerNotes', key: 'customerId', field: 'timeline', order: 'at', isLog: true },
  ],
  links: [
    { table: 'deals', key: 'customerId' },
    { table: 'invoices', key: 'customerId' },
  ],
  entry: {
    enter: bareColumns,
    partsOf: ({ tags }, id) => (tags ? { customerTags: tagRows(id, tags as string[]) } : {}),
    narrow,
  },
  rules: {
    derive: ({ row }) => ({ searchText: searchTextOf(row) }),
    check: ({ row, parts }) =>
      customerErrors(
        row,
        parts.customerTags.map(({ tag }) => tag),
      ),
    lockBeforeRemoval: lockBelongings,
  },
});

interface OwnFilter {
  tag?: string | null;
  within?: Record<'south' | 'west' | 'north' | 'east', number> | null;
}

function narrow(customers: RecordQuery, { tag, within }: OwnFilter): RecordQuery {
  const query = tag
    ? customers.where(({ eb, selectFrom }) =>
        eb('id', 'in', selectFrom('customerTags').select('customerId').where('tag', '=', tag)),
      )
    : customers;
  if (!within) return query;
  return query
    .where('latitude', '>=', within.south)
    .where('latitude', '<=', within.north)
    .where('longitude', '>=', within.west)
    .where('longitude', '<=', within.east);
}
