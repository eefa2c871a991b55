import { emailProblem, normalizedEmail } from '../../email-address.ts';
import {
  type EnteredText,
  givenOrNone,
  given,
  textErrors,
  writtenText,
} from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import type {
  CreateCustomerInput,
  UpdateCustomerInput,
} from '../../graphql/generated/resolvers.ts';
import { folded } from '../../store/folding.ts';
import { bareDocument, documentProblem, writtenDocument } from './documents.rules.ts';
import type { CustomerRow, CustomerTagRow } from './customers.table.ts';

const MOST_TAGS = 20;
const LONGEST_TAG = 40;
const DEGREE_PARTS = 1_000_000;
const SMALLEST_CELL = 0.0001;
const LARGEST_CELL = 45;

export function enteredColumns(
  input: Partial<CreateCustomerInput | UpdateCustomerInput>,
): Partial<CustomerRow> {
  const { kind, name, status, channel } = input;
  return {
    ...given({ kind, name: name?.trim(), status, channel }),
    ...givenOrNone({
      tradeName: writtenText(input.tradeName),
      document: writtenText(input.document, bareDocument),
      email: writtenText(input.email, normalizedEmail),
      phone: writtenText(input.phone, barePhone),
      street: writtenText(input.street),
      city: writtenText(input.city),
      state: input.state,
      cep: writtenText(input.cep, (text) => text.replace(/[\s.-]/g, '')),
      latitude: rounded(input.latitude),
      longitude: rounded(input.longitude),
      ownerId: input.ownerId,
      notes: writtenText(input.notes),
    }),
  } as Partial<CustomerRow>;
}

/** Drops Brazil's country code and the trunk zero. */
function barePhone(text: string): string {
  const dialled = text.replace(/[\s().-]/g, '').replace(/^(\+|00)55(?=\d{10,11}$)/, '');
  return dialled.replace(/^0(?=[1-9]{2}\d{8,9}$)/, '');
}

/** Six decimals are a tenth of a metre. */
function rounded(degrees: number | null | undefined) {
  return degrees == null ? degrees : Math.round(degrees * DEGREE_PARTS) / DEGREE_PARTS;
}

/** Sorted, unique, trimmed. */
export function enteredTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ')))].sort();
}

export const tagRows = (customerId: string, tags: readonly string[]): CustomerTagRow[] =>
  enteredTags(tags).map((tag) => ({ customerId, tag }));

/** Derived columns. */
export function derivedFields(
  entered: Pick<CustomerRow, 'name' | 'tradeName' | 'document' | 'email' | 'phone' | 'city'>,
) {
  const { name, tradeName, document, email, phone, city } = entered;
  const known = [name, tradeName, email, ...documentForms(document), ...phoneForms(phone)];
  return {
    nameKey: folded(name),
    cityKey: folded(city ?? ''),
    searchText: folded(known.filter(Boolean).join(' ')),
  };
}

const documentForms = (document: string | null) =>
  document ? [document, writtenDocument(document)] : [];

function phoneForms(phone: string | null): string[] {
  if (!phone || phone.startsWith('+')) return phone ? [phone, phone.slice(1)] : [];
  return [phone, `+55${phone}`, phone.replace(/^(..)(.*)(....)$/, '($1) $2-$3')];
}

export function customerErrors(
  entered: Partial<CustomerRow>,
  tags: readonly string[],
): FieldErrors {
  const texts: EnteredText[] = [
    ['id', entered.id, 64, true],
    ['name', entered.name, 200, true],
    ['tradeName', entered.tradeName, 200, false],
    ['street', entered.street, 300, false],
    ['city', entered.city, 100, false],
    ['notes', entered.notes, 5_000, false],
  ];
  return {
    ...textErrors(texts),
    ...tagErrors(tags),
    ...numberErrors(entered),
    ...positionErrors(entered),
  };
}

export function tagErrors(tags: readonly string[]): FieldErrors {
  const errors = textErrors(
    tags.map((tag, index) => [`tags.${index}`, tag, LONGEST_TAG, true] as const),
  );
  if (tags.length > MOST_TAGS) errors.tags = `must have at most ${MOST_TAGS} entries`;
  return errors;
}

function numberErrors({ kind, document, email, phone, cep }: Partial<CustomerRow>): FieldErrors {
  const problems = {
    email: emailProblem(email),
    document: kind && document ? documentProblem(kind, document) : undefined,
    phone: phone && !/^(\d{10,11}|\+\d{8,15})$/.test(phone) ? 'is not a phone number' : undefined,
    cep: cep && !/^\d{8}$/.test(cep) ? 'must have eight digits' : undefined,
  };
  return given(problems);
}

function positionErrors({ latitude, longitude }: Partial<CustomerRow>): FieldErrors {
  const errors: FieldErrors = {};
  if (Math.abs(latitude ?? 0) > 90) errors.latitude = 'must be between -90 and 90';
  if (Math.abs(longitude ?? 0) > 180) errors.longitude = 'must be between -180 and 180';
  if (latitude == null && longitude != null) errors.latitude = 'needs the longitude too';
  if (longitude == null && latitude != null) errors.longitude = 'needs the latitude too';
  return errors;
}

export function pointErrors(
  { within }: { within?: Record<'south' | 'west' | 'north' | 'east', number> | null },
  cellDegrees: number,
): FieldErrors {
  const errors: FieldErrors = {};
  if (cellDegrees < SMALLEST_CELL || cellDegrees > LARGEST_CELL) {
    errors.cellDegrees = `must be between ${SMALLEST_CELL} and ${LARGEST_CELL}`;
  }
  if (within && within.south > within.north)
    errors['filter.within'] = 'has its south north of its north';
  if (within && within.west > within.east)
    errors['filter.within'] = 'has its west east of its east';
  return errors;
}
