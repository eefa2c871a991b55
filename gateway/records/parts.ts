import { type Declaration, partsOf } from './declare.ts';
import type { RecordCopy, Row } from './record.ts';
import { areAlike } from './validate.ts';

interface Held {
  row: { id: string };
  parts: object;
}

/** What two records have in their declared parts, as parts of the first: it keeps what one row alone may have. */
export function unitedParts(
  declaration: Declaration,
  kept: Held,
  merged: Held,
): RecordCopy['parts'] {
  const rowsIn = ({ parts }: Held, table: string) => (parts as RecordCopy['parts'])[table] ?? [];
  const united = partsOf(declaration).map(({ table, key, fields }) => {
    const own = rowsIn(kept, table);
    const unique = fields.filter(({ isUnique }) => isUnique);
    const cleared = (row: Row) =>
      unique
        .filter(({ column }) => own.some((each) => areAlike(each, row, column)))
        .map(({ column, kind }) => [column, kind === 'flag' ? 0 : null] as const);
    const others = rowsIn(merged, table).map((row) => ({
      ...row,
      ...Object.fromEntries(cleared(row)),
      [key]: kept.row.id,
    }));
    return [table, [...own, ...others].map((row, position) => ({ ...row, position }))] as const;
  });
  return Object.fromEntries(united);
}
