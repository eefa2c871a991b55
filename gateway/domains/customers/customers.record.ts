import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { soundKeyOf } from '../../formats/name-sound.rules.ts';
import { sortKeyColumns } from '../../records/declare/declare.ts';
import { declarationOf } from '../../records/declarations.ts';
import { declaredRecord, untoldReferences } from '../../records/declare/declared-record.ts';
import type { Condition, FilterReading } from '../../records/declare/record.ts';
import { searchTextOf } from '../../records/write/derived-columns.ts';
import { bareColumns, customerErrors, searchForms, tagRows } from './customers.rules.ts';

const declaration = declarationOf('Customer');

export const textOfCustomer = (row: Parameters<typeof searchForms>[0]) =>
  searchTextOf(declaration, row, searchForms(row));

export const customerRecord = declaredRecord<
  'customers',
  'customerTags' | 'customerContacts' | 'customerAddresses'
>('Customer', {
  sortKeyColumns: [...sortKeyColumns(declaration), 'soundKey'],
  referencedBy: untoldReferences(declaration.referringFields),
  // These columns follow from the invoices, whatever the customer was.
  keepOnRestore: ['openCents', 'lifetimeCents', 'lastPurchaseAt'],
  parts: [{ table: 'customerTags', key: 'customerId', field: 'tags', lists: 'tag', order: 'tag' }],
  operations: {
    toColumns: bareColumns,
    partsOf: ({ tags }, id) => (tags ? { customerTags: tagRows(id, tags as string[]) } : {}),
    filterConditions,
  },
  rules: {
    derive: ({ row }) => ({
      searchText: textOfCustomer(row),
      soundKey: soundKeyOf(row.name ?? ''),
    }),
    validate: ({ row, parts }) => customerErrors(row, parts.customerTags),
  },
});

interface OwnFilter {
  tag?: string | null;
  tagIn?: string[] | null;
  tagNotIn?: string[] | null;
  within?: Record<'south' | 'west' | 'north' | 'east', number> | null;
}

function filterConditions(filter: OwnFilter, { eb }: FilterReading): Condition[] {
  const { tag, tagIn, tagNotIn, within } = filter;
  return [
    ...(tag ? [tagged(eb, 'in', [tag])] : []),
    ...(tagIn ? [tagged(eb, 'in', tagIn)] : []),
    ...(tagNotIn ? [tagged(eb, 'not in', tagNotIn)] : []),
    ...(within
      ? [
          eb('latitude', '>=', within.south),
          eb('latitude', '<=', within.north),
          eb('longitude', '>=', within.west),
          eb('longitude', '<=', within.east),
        ]
      : []),
  ];
}

const MOST_TAGS = 100;

function tagged(eb: FilterReading['eb'], way: 'in' | 'not in', tags: readonly string[]) {
  if (tags.length > MOST_TAGS) {
    throw invalid({ 'filter.tag': problem('too_many_entries', { most: MOST_TAGS }) });
  }
  const known = tags.length > 0 ? tags : [null];
  return eb(
    'id',
    way,
    eb.selectFrom('customerTags').select('customerId').where('tag', 'in', known),
  );
}
