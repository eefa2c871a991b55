import type { ExpressionBuilder } from 'kysely';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import type { RecordQuery, Row } from '../../records/declare/record.ts';
import { bareColumns, customerErrors, searchTextOf, tagRows } from './customers.rules.ts';

export const customerRecord = declaredRecord<
  'customers',
  'customerTags' | 'customerNotes' | 'customerContacts' | 'customerAddresses'
>('Customer', {
  // These columns follow from the invoices, whatever the customer was.
  keepOnRestore: ['openCents', 'lifetimeCents', 'lastPurchaseAt'],
  parts: [
    { table: 'customerTags', key: 'customerId', field: 'tags', lists: 'tag', order: 'tag' },
    { table: 'customerNotes', key: 'customerId', field: 'timeline', order: 'at', appendOnly: true },
  ],
  referencedBy: [{ table: 'files', key: 'recordId', kindKey: 'recordKind' }],
  operations: {
    toColumns: bareColumns,
    partsOf: ({ tags }, id) => (tags ? { customerTags: tagRows(id, tags as string[]) } : {}),
    applyCustomFilters,
  },
  rules: {
    derive: ({ row }) => ({ searchText: searchTextOf(row) }),
    validate: ({ row, parts }) => customerErrors(row, parts.customerTags),
  },
});

interface OwnFilter {
  tag?: string | null;
  tagIn?: string[] | null;
  tagNotIn?: string[] | null;
  within?: Record<'south' | 'west' | 'north' | 'east', number> | null;
}

function applyCustomFilters(customers: RecordQuery, filter: OwnFilter): RecordQuery {
  const { tag, tagIn, tagNotIn, within } = filter;
  let query = customers;
  if (tag) query = query.where(tagged('in', [tag]));
  if (tagIn) query = query.where(tagged('in', tagIn));
  if (tagNotIn) query = query.where(tagged('not in', tagNotIn));
  if (!within) return query;
  return query
    .where('latitude', '>=', within.south)
    .where('latitude', '<=', within.north)
    .where('longitude', '>=', within.west)
    .where('longitude', '<=', within.east);
}

const MOST_TAGS = 100;

function tagged(way: 'in' | 'not in', tags: readonly string[]) {
  if (tags.length > MOST_TAGS) {
    throw invalid({ 'filter.tag': problem('too_many_entries', { most: MOST_TAGS }) });
  }
  const known = tags.length > 0 ? tags : [null];
  return ({ eb, selectFrom }: ExpressionBuilder<Record<string, Row>, string>) =>
    eb('id', way, selectFrom('customerTags').select('customerId').where('tag', 'in', known));
}
