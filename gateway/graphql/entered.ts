import { type FieldErrors, REQUIRED } from './errors.ts';

/** A text that someone entered: the field, the text, its length in characters at most, and at least. */
export type EnteredText = readonly [
  field: string,
  value: string | null | undefined,
  most: number,
  isRequired: boolean,
];

/** What is wrong with texts; one that was not given is fine. */
export function textErrors(texts: readonly EnteredText[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, value, most, isRequired] of texts) {
    if (value == null) continue;
    if (isRequired && value.trim() === '') errors[field] = REQUIRED;
    if (value.length > most) errors[field] = `must be at most ${most} characters long`;
  }
  return errors;
}

/** Characters; room for a small picture inside the address. */
const LONGEST_IMAGE_URL = 100_000;
const IMAGE_URL = /^(https:\/\/|\/(?!\/)|data:image\/)\S+$/i;

/** What is wrong with the address of a picture: of this site, https or a data:image. None is fine. */
export function imageUrlErrors(field: string, url: string | null | undefined): FieldErrors {
  if (url && !IMAGE_URL.test(url)) return { [field]: 'must be an address of a picture' };
  return textErrors([[field, url, LONGEST_IMAGE_URL, false]]);
}

const LONGEST_ADDRESS = 2_000;
const fetched: ReadonlySet<string> = new Set(['http:', 'https:']);

/** What is wrong with the address of a file or a picture: one that runs as a script when opened is none. */
export function addressErrors(field: string, address: string | null | undefined): FieldErrors {
  if (!address) return {};
  const base = 'https://this.server';
  const isFetched = URL.canParse(address, base) && fetched.has(new URL(address, base).protocol);
  if (!isFetched) return { [field]: 'must be an http or https address' };
  return textErrors([[field, address, LONGEST_ADDRESS, false]]);
}

/** The columns that were given; what is left out, or null, stays as it is. */
export function given<Columns extends object>(columns: Columns): Partial<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value != null);
  return Object.fromEntries(entries) as Partial<Columns>;
}

/** The columns that were given, emptied ones among them; only what is left out stays as it is. */
export function givenOrNone<Columns extends object>(columns: Columns): Partial<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Columns>;
}

/** A text in the form in which it is stored; one of spaces is none. */
export function writtenText(
  text: string | null | undefined,
  form = (entered: string) => entered.trim(),
): string | null | undefined {
  return text == null ? text : form(text) || null;
}
