import { isDeepStrictEqual } from 'node:util';
import { type FieldErrors, UNSTORABLE } from '../graphql/errors.ts';
import { isStorable } from '../graphql/variables.ts';
import type { Db } from '../store/database.ts';
import type { CsvRow } from './csv-reading.ts';
import type { CsvColumn } from './list-export.ts';
import type { Entered, ListImport, Prepared } from './list-import.ts';

export interface StoredRecord {
  id: string;
}

/** An import while no list in particular is meant. */
export type AnyImport = ListImport<Entered, unknown, StoredRecord>;

/** The field that each column of a file fills; undefined for one that fills none. */
export type Fields = readonly (string | undefined)[];

/** A row of a file, and what would become of it. */
export interface PlannedRow extends Prepared<StoredRecord> {
  row: CsvRow;
}

/** Why a row is not stored. */
export interface BadRow {
  row: CsvRow;
  errors: FieldErrors;
}

export interface Plan {
  made: PlannedRow[];
  changed: PlannedRow[];
  unchanged: number;
  bad: BadRow[];
}

/** Says of rows what would become of each. `taken` holds the keys of the rows before, and takes theirs. */
export async function planRows(
  db: Db,
  list: AnyImport,
  { rows, fields, taken }: { rows: readonly CsvRow[]; fields: Fields; taken: Set<string> },
): Promise<Plan> {
  const plan: Plan = { made: [], changed: [], unchanged: 0, bad: [] };
  const read = rows.map((row) => ({ row, ...readRow(list, row, fields) }));
  const given = read.map(({ entered }) => entered);
  const found = await list.lookUp(db, given);
  for (const { row, entered, errors } of read) {
    const prepared = list.prepare(entered, found);
    const problems = { ...prepared.errors, ...errors };
    const key = list.keyOf(entered);
    if (key !== null && taken.has(key)) problems[list.key] ??= 'is already in an earlier row';
    if (Object.keys(problems).length > 0) plan.bad.push({ row, errors: problems });
    else if (isDeepStrictEqual(prepared.before, prepared.after)) plan.unchanged += 1;
    else (prepared.before ? plan.changed : plan.made).push({ row, ...prepared });
    // A row that is not stored does not stand in the way of a later one that could be.
    if (key !== null && Object.keys(problems).length === 0) taken.add(key);
  }
  return plan;
}

function readRow(
  { columns }: AnyImport,
  { cells }: CsvRow,
  fields: Fields,
): { entered: Entered; errors: FieldErrors } {
  const entered: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  if (cells.length > fields.length) errors.row = 'has more cells than the head has';
  for (const [index, field] of fields.entries()) {
    if (field === undefined) continue;
    const { cell } = (columns as Record<string, CsvColumn<unknown>>)[field]!;
    const text = cells[index] ?? '';
    const value = text.trim() === '' && !cell.readsEmpty ? null : cell.read!(text);
    if (!isStorable(text)) errors[field] = UNSTORABLE;
    else if (value === undefined) errors[field] = cell.problem ?? 'does not fit';
    else entered[field] = value;
  }
  return { entered, errors };
}
