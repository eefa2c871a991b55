import { type FieldErrors, REQUIRED } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

/** A field's name, text and limits, of which `most` is in characters. */
export type EnteredText = readonly [
  field: string,
  value: string | null | undefined,
  most: number,
  isRequired: boolean,
];

export function textErrors(texts: readonly EnteredText[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, value, most, isRequired] of texts) {
    if (value == null) continue;
    if (isRequired && value.trim() === '') errors[field] = REQUIRED;
    if (value.length > most) errors[field] = problem('too_long', { most });
  }
  return errors;
}

/** The most characters of an address, which leave room for a small inline picture. */
const LONGEST_IMAGE_URL = 100_000;
const IMAGE_URL = /^(https:\/\/|\/(?!\/)|data:image\/)\S+$/i;

/** Returns errors but for the allowed addresses: on this site, https, data:image, and none. */
export function imageUrlErrors(field: string, url: string | null | undefined): FieldErrors {
  if (url && !IMAGE_URL.test(url)) return { [field]: problem('not_a_picture') };
  return textErrors([[field, url, LONGEST_IMAGE_URL, false]]);
}

const LONGEST_ADDRESS = 2_000;
const fetched: ReadonlySet<string> = new Set(['http:', 'https:']);

/** Refuses addresses that run as a script when opened. */
export function addressErrors(field: string, address: string | null | undefined): FieldErrors {
  if (!address) return {};
  const base = 'https://this.server';
  const isFetched = URL.canParse(address, base) && fetched.has(new URL(address, base).protocol);
  if (!isFetched) return { [field]: problem('not_an_address') };
  return textErrors([[field, address, LONGEST_ADDRESS, false]]);
}

/** Returns the columns that are given; omitted and null ones keep their value. */
export function given<Columns extends object>(columns: Columns): Partial<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value != null);
  return Object.fromEntries(entries) as Partial<Columns>;
}

/** Returns the columns that are given or emptied by null; omitted ones keep their value. */
export function givenOrNone<Columns extends object>(columns: Columns): Partial<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Columns>;
}

/** Returns the text in its form; undefined and null stay, and a text of spaces only becomes null. */
export function writtenText(
  text: string | null | undefined,
  form = (entered: string) => entered.trim(),
): string | null | undefined {
  return text == null ? text : form(text) || null;
}
