import type { Declaration, DeclaredPart } from '../declare/declaration.ts';
import { declaredParts } from '../declare/declare.ts';
import type { Snapshot, Row } from '../declare/record.ts';
import { shareValue } from './validate.ts';

interface State {
  row: { id: string };
  parts: object;
}

/**
 * Merges the declared parts of two records into parts of the first. A unique value or flag that both have stays with
 * the first. Rows that are equal otherwise become one row, which takes the unique values that it lacks from the other.
 */
export function mergeParts(
  declaration: Declaration,
  kept: State,
  merged: State,
): Snapshot['parts'] {
  const rowsIn = ({ parts }: State, table: string) => (parts as Snapshot['parts'])[table] ?? [];
  const united = declaredParts(declaration).map((part) => {
    const { table, key } = part;
    const rows = [...rowsIn(kept, table)];
    for (const row of rowsIn(merged, table)) addRow(part, rows, { ...row, [key]: kept.row.id });
    return [table, rows.map((row, position) => ({ ...row, position }))] as const;
  });
  return Object.fromEntries(united);
}

function addRow({ fields }: DeclaredPart, rows: Row[], added: Row): void {
  const [unique, others] = [true, false].map((is) => fields.filter((each) => each.isUnique === is));
  const free = unique!.filter(({ column }) => !rows.some((row) => shareValue(row, added, column)));
  const cleared = unique!.filter((field) => !free.includes(field));
  const isSame = (row: Row) =>
    others!.every(({ column }) => (row[column] ?? null) === (added[column] ?? null));
  const at = rows.findIndex(isSame);
  if (at === -1) {
    const nothing = cleared.map(
      ({ column, kind }) => [column, kind === 'flag' ? 0 : null] as const,
    );
    rows.push({ ...added, ...Object.fromEntries(nothing) });
    return;
  }
  const told = free.filter(({ column }) => added[column] && !rows[at]![column]);
  rows[at] = {
    ...rows[at],
    ...Object.fromEntries(told.map(({ column }) => [column, added[column]])),
  };
}
