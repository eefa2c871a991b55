import { bareForms as storedForms } from '../../formats/bare-forms.rules.ts';
import { normalizedEmail } from '../../formats/email-address.ts';
import { given, textErrors } from '../../formats/entered.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { CustomerRow } from '../../records/generated/rows.ts';
import type { Row } from '../../records/declare/record.ts';
import type { SearchForms } from '../../records/write/derived-columns.ts';
import { bareDocument, documentProblem, writtenDocument } from '../../formats/documents.rules.ts';
import type { CustomerTagRow } from './customers.table.ts';

const MOST_TAGS = 20;
const LONGEST_TAG = 40;
const DEGREE_PARTS = 1_000_000;
const SMALLEST_CELL = 0.0001;
const LARGEST_CELL = 45;

const bareForms: Readonly<Record<string, (text: string) => string>> = {
  document: bareDocument,
  email: normalizedEmail,
  phone: storedForms.PHONE!,
};

/** Six decimals are a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * DEGREE_PARTS) / DEGREE_PARTS;

const degreeForms: Readonly<Record<string, typeof rounded>> = {
  latitude: rounded,
  longitude: rounded,
};

/** Returns entered values in the forms in which they are stored and compared. */
export function bareColumns(entered: Row): Row {
  const bare = Object.entries(entered).flatMap(([column, value]): [string, unknown][] => {
    const [text, degrees] = [bareForms[column], degreeForms[column]];
    if (text && typeof value === 'string') return [[column, text(value) || null]];
    return degrees && typeof value === 'number' ? [[column, degrees(value)]] : [];
  });
  return Object.fromEntries(bare);
}

/** Returns the tags sorted, unique and trimmed. */
export function enteredTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ')))].sort();
}

export const tagRows = (customerId: string, tags: readonly string[]): CustomerTagRow[] =>
  enteredTags(tags).map((tag) => ({ customerId, tag }));

export const tradeNameOf = ({ kind, tradeName }: Pick<CustomerRow, 'kind' | 'tradeName'>) =>
  kind === 'company' ? tradeName : null;

type Known = Pick<CustomerRow, 'kind' | 'tradeName' | 'document' | 'phone'>;

/** Numbers are found as they are stored and as people write them. */
export const searchForms = ({ document, phone, ...customer }: Known): SearchForms => ({
  tradeName: [tradeNameOf(customer)],
  document: documentForms(document),
  phone: phoneForms(phone),
});

const documentForms = (document: string | null) =>
  document ? [document, writtenDocument(document)] : [];

function phoneForms(phone: string | null): string[] {
  if (!phone || phone.startsWith('+')) return phone ? [phone, phone.slice(1)] : [];
  return [phone, `+55${phone}`, phone.replace(/^(..)(.*)(....)$/, '($1) $2-$3')];
}

type Checked = Pick<CustomerRow, 'kind' | 'document' | 'latitude' | 'longitude'>;

export const customerErrors = (entered: Checked, tags: readonly Pick<CustomerTagRow, 'tag'>[]) => ({
  ...tagErrors(tags.map(({ tag }) => tag)),
  ...documentErrors(entered),
  ...positionErrors(entered),
});

export function tagErrors(tags: readonly string[]): FieldErrors {
  const errors = textErrors(
    tags.map((tag, index) => [`tags.${index}`, tag, LONGEST_TAG, true] as const),
  );
  if (tags.length > MOST_TAGS) errors.tags = problem('too_many_entries', { most: MOST_TAGS });
  return errors;
}

const documentErrors = ({ kind, document }: Checked): FieldErrors =>
  given({ document: document ? documentProblem(kind, document) : undefined });

const positionErrors = ({ latitude, longitude }: Checked): FieldErrors =>
  given({
    latitude: latitude == null && longitude != null ? problem('needs_longitude') : undefined,
    longitude: longitude == null && latitude != null ? problem('needs_latitude') : undefined,
  });

export function pointErrors(
  { within }: { within?: Record<'south' | 'west' | 'north' | 'east', number> | null },
  cellDegrees: number,
): FieldErrors {
  const errors: FieldErrors = {};
  if (cellDegrees < SMALLEST_CELL || cellDegrees > LARGEST_CELL) {
    errors.cellDegrees = problem('not_between', { least: SMALLEST_CELL, most: LARGEST_CELL });
  }
  if (within && within.south > within.north) errors['filter.within'] = problem('south_above_north');
  if (within && within.west > within.east) errors['filter.within'] = problem('west_beyond_east');
  return errors;
}
