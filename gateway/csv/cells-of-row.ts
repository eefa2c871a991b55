import { type FieldErrors, UNSTORABLE } from '../errors/errors.ts';
import { type Language, languages } from '../errors/language.ts';
import { problem } from '../errors/problem.ts';
import { isStorable } from '../graphql/variables.ts';
import type { Cell } from './cells.ts';
import type { CsvRow } from './csv-reading.ts';
import type { AnyImport } from './list-import.ts';
import type { CsvColumn } from './list-export.ts';
import type { Entered } from './matching.ts';
import type { Zones } from '../http/zones.ts';

export interface ReadRow {
  entered: Entered;
  /** The text of each field in the file. */
  texts: ReadonlyMap<string, string>;
  errors: FieldErrors;
}

/** `1,23457E+13` lost its last digits. */
const SHORTENED = /^\s*[-+]?\d(?:[.,]\d+)?E\+\d{2,3}\s*$/i;

/** Matches the same in any column, because texts of people never look so. */
const SHORTENED_LONG = /^\s*\d[.,]\d+E\+1\d\s*$/i;

const columnsIn = ({ columns }: AnyImport) =>
  columns as unknown as Readonly<Record<string, CsvColumn<unknown, unknown>>>;

export function readRow(
  list: AnyImport,
  { cells }: CsvRow,
  { fields, zones }: { fields: Fields; zones: Zones },
): ReadRow {
  const entered: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  const texts = new Map<string, string>();
  if (cells.slice(fields.length).some((cell) => cell.trim() !== ''))
    errors.row = problem('more_cells_than_head');
  for (const [index, column] of fields.entries()) {
    if (column === undefined) continue;
    const { field, empties, written } = column;
    const { cell, clock = 'caller' } = columnsIn(list)[field]!;
    const text = cells[index] ?? '';
    if (text.trim() === '' && !empties) continue;
    const isNull = text.trim() === '' && !cell.readsEmpty;
    const value = isNull ? null : cell.read!(text, written, zones[clock]);
    const wrong = wrongIn(cell, text, value);
    if (wrong) errors[field] = wrong;
    else entered[field] = value;
    texts.set(field, text.trim());
  }
  return { entered, texts, errors };
}

function wrongIn(cell: Cell<unknown, unknown>, text: string, value: unknown) {
  if (!isStorable(text)) return UNSTORABLE;
  if ((cell.isDigits ? SHORTENED : SHORTENED_LONG).test(text))
    return problem('shortened_number', { text: text.trim() });
  if (value !== undefined) return undefined;
  return cell.problemOf?.(text) ?? cell.problem ?? problem('does_not_fit');
}

/**
 * Returns the entered fields without those whose text is what an export writes of this record, because that may say
 * less: it has no seconds.
 */
export function unlessWritten(
  list: AnyImport,
  { entered, texts }: ReadRow,
  { listed, zones }: { listed: unknown; zones: Zones },
): Entered {
  if (listed === undefined) return entered;
  const isSaid = (field: string) => {
    const text = texts.get(field);
    const { cell } = columnsIn(list)[field]!;
    // A day alone says all, and what it means may depend on another field.
    if (text === undefined || field === 'id' || (cell.notation === 'dates' && !text.includes(':')))
      return false;
    return languages.some((language) => textOf(list, field, listed, { language, zones }) === text);
  };
  return Object.fromEntries(Object.entries(entered).filter(([field]) => !isSaid(field)));
}

interface CellFormat {
  language: Language;
  zones: Zones;
}

export function textOf(list: AnyImport, field: string, node: unknown, writing: CellFormat): string {
  const { cell, value, clock = 'caller' } = columnsIn(list)[field]!;
  const written = node === undefined ? null : value(node);
  if (written == null) return '';
  return (cell as Cell<unknown>).write(written, writing.language, writing.zones[clock]);
}

interface Written {
  list: AnyImport;
  before: unknown;
  after: unknown;
  writing: CellFormat;
}

export const writtenField = (
  field: string,
  { list, before, after, writing }: Written,
): ChangedField => ({
  field,
  before: textOf(list, field, before, writing),
  after: textOf(list, field, after, writing),
});

/** `written` is the language of the column's notation; `empties`: an empty cell empties the field. */
export interface MappedColumn {
  field: string;
  empties: boolean;
  written: Language;
}

/** The field of each column; undefined for a column that is ignored. */
export type Fields = readonly (MappedColumn | undefined)[];

/** A changed field, with its texts in the notation of the export. */
export interface ChangedField {
  field: string;
  before: string;
  after: string;
}
