import type { DeclaredField } from '../declaration.ts';
import { textIn, usualValue } from './fieldValues.ts';

interface Fields {
  fields: readonly DeclaredField[];
}

type Row = Readonly<Record<string, string | number | boolean>>;

/** Nothing was entered: each field is empty, or begins with the value that it has. */
export const isBlank = ({ fields }: Fields, row: Row): boolean =>
  fields.every((field) => {
    const value = row[field.name] ?? '';
    const isEmpty = value === false || String(value).trim() === '';
    return isEmpty || String(value) === textIn(usualValue(field));
  });

export const withoutBlank = <Entered extends Row>(part: Fields, rows: readonly Entered[]) =>
  rows.filter((row) => !isBlank(part, row));
