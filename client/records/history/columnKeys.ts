import { columnNames } from '../../generated/columnNames.ts';

/**
 * Returns the keys of a column's label: of the field that it stores, of the list that its table is named after, such as
 * `tags` for `customerTags`, of the record that it refers to, and of the fields that every kind has.
 */
export function columnKeys(kind: string, column: string): string[] {
  const name = columnNames[`${kind}.${column}`] ?? column;
  const list = column
    .replace(new RegExp(`^${kind}(?=[A-Z])`, 'i'), '')
    .replace(/^./, (letter) => letter.toLowerCase());
  const names = [name, list, column.replace(/Id$/, '')];
  return [...names.map((each) => `fieldsOf.${kind}.${each}`), `fields.${name}`];
}
