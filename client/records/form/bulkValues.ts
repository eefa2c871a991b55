import type { DeclaredField, RecordDeclaration } from '../declaration.ts';
import type { FieldValue, FieldValues } from './fieldOverrides.ts';
import { inputOf, textIn } from './fieldValues.ts';

/** Returns the fields that several records can be given at once, without those that have an input of their own. */
export const bulkFieldsOf = ({ fields }: RecordDeclaration, own: readonly string[]) =>
  fields.filter(
    ({ name, isUpdatable, isSingleOnly }) => isUpdatable && !isSingleOnly && !own.includes(name),
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
    ...Object.fromEntries(emptied.map((field) => [field.name, field.isRequired ? '' : null])),
  };
}
