import type { DeclaredField } from '../declaration.ts';
import type { FieldValue } from './fieldOverrides.ts';
import { textIn, defaultValue } from './fieldValues.ts';

interface Fields {
  fields: readonly DeclaredField[];
}

type Row = Readonly<Record<string, FieldValue>>;

/** Whether nothing was entered in a row: each field is empty or has its initial value. */
export const isBlank = ({ fields }: Fields, row: Row): boolean =>
  fields.every((field) => {
    const value = row[field.name] ?? '';
    if (Array.isArray(value)) return value.length === 0;
    const isEmpty = value === false || textIn(value).trim() === '';
    return isEmpty || textIn(value) === textIn(defaultValue(field));
  });

export const withoutBlank = <Entered extends Row>(part: Fields, rows: readonly Entered[]) =>
  rows.filter((row) => !isBlank(part, row));
