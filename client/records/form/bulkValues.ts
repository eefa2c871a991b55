import type { ReactNode } from 'react';
import type { DeclaredField, RecordDeclaration } from '../declaration.ts';
import type { DeclaredFormApi, FieldValue, FieldValues } from './fieldOverrides.ts';
import { inputOf, referenceInput, textIn } from './fieldValues.ts';

/** Inputs of the dialog that changes several records, beside those of fields. */
export interface BulkInputs {
  start: FieldValues;
  /** Whether they stand after the fields. */
  isLast?: boolean;
  /** The input of tags, which has a key. */
  tags?: string;
  /** Shows the inputs; the focus goes to the one called `first`. */
  render: (form: DeclaredFormApi, first?: string) => ReactNode;
  check?: FormRulesOf;
  /** Returns the changes; undefined while they are incomplete. */
  changesOf: (values: FieldValues) => object | undefined;
}

type FormRulesOf = Readonly<
  Record<string, (value: FieldValue, values: FieldValues) => string | null>
>;

/** Whether a field is each record's own: its title, what no other record has, and pictures. */
const isOwn = ({ name, isUnique, format, isSingleOnly }: DeclaredField, title: string) =>
  isSingleOnly || isUnique || name === title || format === 'PICTURE';

interface Named {
  fields?: readonly string[];
  without?: readonly string[];
}

/** Returns the fields that several records can be given at once: those named, or all that are not each record's own. */
export const bulkFieldsOf = (
  { fields, title }: RecordDeclaration,
  { fields: named, without = [] }: Named,
): readonly DeclaredField[] =>
  fields.filter(
    (field) =>
      field.isUpdatable &&
      !without.includes(field.name) &&
      (named?.includes(field.name) ?? !isOwn(field, title)),
  );

/** The form's value with the names of the fields to empty. */
export const EMPTIED = 'emptied';

/** Returns the values with which no record changes: a field without a value is left as it is. */
export const noChanges = (fields: readonly DeclaredField[]): FieldValues => ({
  ...Object.fromEntries(fields.map(({ name, reference }) => [name, reference ? [] : ''])),
  [EMPTIED]: [],
});

export const isEmptied = (values: FieldValues, name: string): boolean =>
  (values[EMPTIED] as string[]).includes(name);

const isBlank = (value: FieldValue) =>
  Array.isArray(value) ? value.length === 0 : textIn(value).trim() === '';

const hasEmptyText = ({ kind, default: given }: DeclaredField) => kind === 'text' && given === '';

export const canBeEmptied = (field: DeclaredField) => !field.isRequired || hasEmptyText(field);

const emptyInput = (field: DeclaredField): object =>
  field.reference ? referenceInput(field) : { [field.name]: field.isRequired ? '' : null };

/** Returns the changes as the gateway takes them. */
export function bulkChangesOf(
  fields: readonly DeclaredField[],
  values: FieldValues,
): Record<string, unknown> {
  const emptied = fields.filter(({ name }) => isEmptied(values, name));
  const entered = fields.filter(
    (field) => !emptied.includes(field) && !isBlank(values[field.name]!),
  );
  const flags = entered.filter(({ kind }) => kind === 'flag');
  return {
    ...inputOf({ fields: entered, parts: [] }, values),
    ...Object.fromEntries(flags.map(({ name }) => [name, values[name] === 'true'])),
    ...(Object.assign({}, ...emptied.map(emptyInput)) as object),
  };
}
