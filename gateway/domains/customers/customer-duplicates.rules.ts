import type {
  CustomerDuplicateField,
  CustomerDuplicatesInput,
} from '../../graphql/generated/resolvers.ts';
import { sortKey } from '../../formats/folding.rules.ts';
import type { IdentifyingFields } from './customer-duplicates.store.ts';
import { bareColumns } from './customers.rules.ts';
import type { CustomerRow } from '../../records/generated/rows.ts';

const MOST_LISTED = 10;

const comparisons: readonly (readonly [CustomerDuplicateField, keyof IdentifyingFields])[] = [
  ['document', 'document'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['name', 'nameKey'],
];

export function identifyingFields({ name, ...input }: CustomerDuplicatesInput): IdentifyingFields {
  const { document = null, email = null, phone = null }: Bare = bareColumns(input);
  return { document, email, phone, nameKey: sortKey(name ?? '') };
}

type Bare = Partial<Pick<IdentifyingFields, 'document' | 'email' | 'phone'>>;

export function findDuplicates(rows: readonly CustomerRow[], fields: IdentifyingFields) {
  return rows
    .map((customer) => ({
      customer,
      shares: comparisons
        .filter(([, column]) => fields[column] && fields[column] === customer[column])
        .map(([field]) => field),
    }))
    .toSorted((one, other) => other.shares.length - one.shares.length)
    .slice(0, MOST_LISTED);
}
