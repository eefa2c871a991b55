import i18next, { type TFunction } from 'i18next';
import {
  type DeclaredField,
  type DeclaredPart,
  type RecordDeclaration,
  shownNameOf,
} from './declaration.ts';

/** A field of a row, split into its parts, such as `contacts.0.email`. */
export interface RowField {
  list: string;
  index: number;
  field: string;
}

const ABBREVIATION = /^[A-Z]{2}$/;

/** Returns `endsOn` as a label: `Ends on`. */
export function spelledOut(name: string): string {
  if (ABBREVIATION.test(name)) return name;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

type Words = TFunction<'records'>;

/**
 * Returns a field's label from the kind's catalogue in `schema/` or from that of all kinds, otherwise from its name in
 * the SDL.
 */
export function fieldLabel(
  t: Words,
  kind: string,
  field: Pick<DeclaredField, 'name' | 'reference'>,
): string {
  const name = shownNameOf(field);
  // `ownerId` is called as the record that it refers to.
  const names = new Set([name, name.replace(/Id$/, '')]);
  const keys = [...[...names].map((each) => `fieldsOf.${kind}.${each}`), `fields.${name}`];
  return t(keys as 'fields.createdAt'[], { defaultValue: spelledOut(name) });
}

export const translatedNoun = (t: Words, { kind, noun }: RecordDeclaration): string =>
  t(`kinds.${kind}` as 'kinds.Project', { defaultValue: noun });

/** Returns the list's name; `nouns` when the catalogue has none. */
export const listName = (kind: string, nouns: string): string =>
  i18next.t(`records:lists.${kind}` as 'records:lists.Project', { defaultValue: nouns });

export const translatedNouns = (t: Words, { kind, nouns }: RecordDeclaration): string =>
  t(`lists.${kind}` as 'lists.Project', { defaultValue: nouns });

export const partNoun = (t: Words, { type, noun }: DeclaredPart): string =>
  t(`parts.${type}` as 'parts.CustomerContact', { defaultValue: noun });

/** Returns a label such as `Email of contact 1`. */
export const rowFieldLabel = (
  t: Words,
  { type, noun, fields }: DeclaredPart,
  { index, field }: RowField,
): string =>
  t('form.rowField', {
    field: fieldLabel(t, type, fields.find(({ name }) => name === field) ?? { name: field }),
    row: t(`ofParts.${type}` as 'ofParts.CustomerContact', {
      defaultValue: t('form.ofRow', { noun }),
    }),
    number: index + 1,
  });
