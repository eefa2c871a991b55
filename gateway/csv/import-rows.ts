import { isDeepStrictEqual } from 'node:util';
import { type FieldErrors, UNSTORABLE } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { isStorable } from '../graphql/variables.ts';
import type { Db } from '../database/database.ts';
import type { Cell } from './cells.ts';
import type { Language } from '../errors/language.ts';
import type { CsvRow } from './csv-reading.ts';
import type { CsvColumn } from './list-export.ts';
import type { Entered, ListImport, Prepared } from './list-import.ts';

export interface StoredRecord {
  id: string;
}

export type AnyImport = ListImport<Entered, unknown, StoredRecord>;

/** For each column; undefined for a column that is ignored. */
export type Fields = readonly ({ field: string; empties: boolean } | undefined)[];

export interface PlannedRow extends Prepared<StoredRecord> {
  row: CsvRow;
  /** Of a changed record: each field in the file, before and after. */
  fields: readonly ChangedField[];
}

/** In the file's notation. */
export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

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

interface Planning {
  rows: readonly CsvRow[];
  fields: Fields;
  taken: Set<string>;
  /** What its reader reads. */
  language: Language;
  written: Language;
  timeZone: string;
}

/** `taken` holds the keys of earlier rows, and gets those of these rows. */
export async function planRows(
  db: Db,
  list: AnyImport,
  { rows, taken, language, ...reading }: Planning,
): Promise<Plan> {
  const plan: Plan = { made: [], changed: [], unchanged: 0, bad: [] };
  const read = rows.map((row) => ({ row, ...readRow(list, row, reading) }));
  const given = read.map(({ entered }) => entered);
  const found = await list.lookUp(db, given);
  for (const { row, entered, errors } of read) {
    const prepared = list.prepare(entered, found);
    const problems = { ...prepared.errors, ...errors };
    const key = list.keyOf(entered);
    if (key !== null && taken.has(key)) problems[list.key] ??= problem('in_earlier_row');
    if (Object.keys(problems).length > 0) plan.bad.push({ row, errors: problems });
    else if (isDeepStrictEqual(said(prepared.before), said(prepared.after))) plan.unchanged += 1;
    else if (!prepared.before) plan.made.push({ row, ...prepared, fields: [] });
    else
      plan.changed.push({
        row,
        ...prepared,
        fields: changedFields(list, prepared, { found, language }),
      });
    // A bad row does not block a later one with its key.
    if (key !== null && Object.keys(problems).length === 0) taken.add(key);
  }
  return plan;
}

/** Without what follows from it, which parts that no file has may belong to. */
const said = (row: StoredRecord | undefined) => row && { ...row, searchText: undefined };

function readRow(
  { columns }: AnyImport,
  { cells }: CsvRow,
  { fields, written, timeZone }: Pick<Planning, 'fields' | 'written' | 'timeZone'>,
): { entered: Entered; errors: FieldErrors } {
  const entered: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  if (cells.length > fields.length) errors.row = problem('more_cells_than_head');
  for (const [index, column] of fields.entries()) {
    if (column === undefined) continue;
    const { field, empties } = column;
    const { cell } = (columns as Record<string, CsvColumn<unknown>>)[field]!;
    const text = cells[index] ?? '';
    if (text.trim() === '' && !empties) continue;
    const isNull = text.trim() === '' && !cell.readsEmpty;
    const value = isNull ? null : cell.read!(text, written, timeZone);
    if (!isStorable(text)) errors[field] = UNSTORABLE;
    else if (value === undefined) errors[field] = cell.problem ?? problem('does_not_fit');
    else entered[field] = value;
  }
  return { entered, errors };
}

function changedFields(
  list: AnyImport,
  { before, after }: Prepared<StoredRecord>,
  { found, language }: { found: unknown; language: Language },
): ChangedField[] {
  const [old, now] = [list.listed(before!, found), list.listed(after, found)];
  const columns = list.columns as unknown as Record<string, CsvColumn<unknown, unknown>>;
  return list.fields
    .map((field) => {
      const { cell, value } = columns[field]!;
      const textOf = (node: unknown) => {
        const written = value(node);
        return written == null ? '' : (cell as Cell<unknown>).write(written, language);
      };
      return { field, before: textOf(old), after: textOf(now) };
    })
    .filter((change) => change.before !== change.after);
}
