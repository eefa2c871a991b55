import { columnNames } from '../../generated/columnNames.ts';
import { dayNames } from '../../generated/dayNames.ts';

/**
 * Returns the keys of a column's label: of the field that it stores, of the list that its table is named after, such as
 * `tags` for `customerTags`, of the record that it refers to, and of the fields that every kind has. A time whose value
 * is a day is called as the field that says the day.
 */
export function columnKeys(kind: string, column: string, isDay = false): string[] {
  const key = `${kind}.${column}`;
  const name = (isDay && dayNames[key]) || (columnNames[key] ?? column);
  const list = column
    .replace(new RegExp(`^${kind}(?=[A-Z])`, 'i'), '')
    .replace(/^./, (letter) => letter.toLowerCase());
  const names = [name, list, column.replace(/Id$/, '')];
  return [...names.map((each) => `fieldsOf.${kind}.${each}`), `fields.${name}`];
}
