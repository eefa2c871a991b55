import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '../errors/errors.ts';
import type { Language } from '../errors/language.ts';
import { problem } from '../errors/problem.ts';
import type { Db } from '../database/database.ts';
import type { Row } from '../records/declare/record.ts';
import {
  type ChangedField,
  type Fields,
  type ReadRow,
  readRow,
  unlessWritten,
  writtenField,
} from './cells-of-row.ts';
import type { CsvRow } from './csv-reading.ts';
import type { AnyImport, Prepared, StoredRecord } from './list-import.ts';
import type { Entered } from './matching.ts';
import { finderOf, idOf, type Match, type Sought } from './matching.ts';
import type { Zones } from '../http/zones.ts';

export interface PlannedRow extends Prepared<StoredRecord> {
  row: CsvRow;
  /** Returns each field that differs; of a new record those in the file that are not empty. */
  fields: () => readonly ChangedField[];
}

export interface BadRow {
  row: CsvRow;
  errors: FieldErrors;
}

/** A row that looks like a record, and nobody said whether it is that one. */
export interface AlikeRow {
  row: CsvRow;
  record: { id: string; title: string };
  /** Returns the fields that would change if it is that record. */
  fields: () => readonly ChangedField[];
}

export interface Plan {
  made: PlannedRow[];
  changed: PlannedRow[];
  unchanged: number;
  bad: BadRow[];
  alike: AlikeRow[];
}

export type Choice = 'same' | 'new';

interface Planning {
  rows: readonly CsvRow[];
  fields: Fields;
  /** The language of the reader of the results. */
  language: Language;
  zones: Zones;
  met: Progress;
  /** Returns the choice that was made for a row that looks like a record. */
  choiceOf: (row: number) => Choice | undefined;
}

/** The keys and records of earlier rows; planning adds those of its own. */
export interface Progress {
  keys: Set<string>;
  /** Ids of records, `made` those that the import itself made. */
  touched: Set<string>;
  made: Set<string>;
}

interface MatchedRow extends ReadRow {
  row: CsvRow;
  match: Match | undefined;
  /** Whether another record has the row's key. */
  isTaken: boolean;
}

export async function planRows(db: Db, list: AnyImport, planning: Planning): Promise<Plan> {
  const rows = await matchedRows(db, list, planning);
  const ids = rows.flatMap(({ match }) => (match ? [String(match.record.id)] : []));
  const records = ids.length > 0 ? await list.recordsBy(db, [...new Set(ids)]) : [];
  const byId = new Map(records.map((record) => [record.id, record]));
  const given = rows.map(({ entered }) => entered);
  const found = await list.lookUp(db, given, records);
  const plan: Plan = { made: [], changed: [], unchanged: 0, bad: [], alike: [] };
  for (const row of rows) {
    const before = row.match && byId.get(String(row.match.record.id));
    planRow(plan, { list, row, before, found, planning });
  }
  return plan;
}

async function matchedRows(
  db: Db,
  list: AnyImport,
  { rows, fields, zones, met, choiceOf }: Planning,
): Promise<MatchedRow[]> {
  const read = rows.map((row) => ({ row, ...readRow(list, row, { fields, zones }) }));
  const sought = read.map(({ entered }): Sought => ({ given: entered, row: list.rowOf(entered) }));
  const finder = await finderOf(db, list.matching, sought);
  const touched = new Set(met.touched);
  return read.map((each, index) => {
    const found = finder.find(sought[index]!, { touched, made: met.made });
    const match = found && chosen(found, choiceOf(each.row.number));
    if (match?.isSure) touched.add(String(match.record.id));
    const holder = finder.holderOf(sought[index]!);
    const isTaken = Boolean(match && holder && holder.id !== match.record.id);
    return { ...each, match, isTaken };
  });
}

function chosen(match: Match, choice: Choice | undefined): Match | undefined {
  if (match.isSure || choice === undefined) return match;
  return choice === 'same' ? { ...match, isSure: true } : undefined;
}

interface RowPlanning {
  list: AnyImport;
  row: MatchedRow;
  before: StoredRecord | undefined;
  found: unknown;
  planning: Planning;
}

function planRow(plan: Plan, given: RowPlanning): void {
  const { list, before, found, planning } = given;
  const { row, match } = given.row;
  const { language, zones, met, fields: columns } = planning;
  const writing = { language, zones };
  const listed = before && list.listed(before, found);
  const entered = unlessWritten(list, given.row, { listed, zones });
  const prepared = list.prepare(entered, before, found);
  const mapped = columns.flatMap((column) => (column ? [column.field] : []));
  const keys = keysOf(list, given.row.entered, prepared.after);
  const problems = { ...prepared.errors, ...given.row.errors, ...repeated(given, keys) };
  const fields = () => {
    const written = { list, before: listed, after: list.listed(prepared.after, found), writing };
    return (before ? list.fields : mapped)
      .map((field) => writtenField(field, written))
      .filter((change) => change.before !== change.after);
  };
  if (Object.keys(problems).length > 0) return void plan.bad.push({ row, errors: problems });
  if (match && !match.isSure) {
    const title = String(match.record[list.matching.title]);
    plan.alike.push({ row, record: { id: String(match.record.id), title }, fields });
    return void plan.bad.push({ row, errors: { row: problem('looks_like', { title }) } });
  }
  // A bad row does not block a later one with its key.
  for (const key of keys) met.keys.add(key.join(' '));
  if (before) met.touched.add(before.id);
  if (isDeepStrictEqual(said(before), said(prepared.after))) plan.unchanged += 1;
  else plan[before ? 'changed' : 'made'].push({ row, ...prepared, fields });
}

/** Returns the id and the key of a row that gives them. */
function keysOf({ matching: { key } }: AnyImport, entered: Entered, after: object) {
  const stored = (after as Row)[key];
  const keys = [['id', idOf({ given: entered })], ...(entered[key] == null ? [] : [[key, stored]])];
  return keys.filter(([, value]) => value != null && value !== '') as [string, string][];
}

function repeated({ list, row, before, planning: { met } }: RowPlanning, keys: [string, string][]) {
  const errors: FieldErrors = {};
  if (row.isTaken) errors[list.matching.key] = problem('taken');
  for (const [column, value] of keys) {
    if (met.keys.has(`${column} ${value}`)) errors[column] = problem('in_earlier_row');
  }
  const isRepeated = before && row.match?.isSure && met.touched.has(before.id);
  if (isRepeated && Object.keys(errors).length === 0) errors.row = problem('in_earlier_row');
  return errors;
}

/** Returns the record without its search text, which follows from it and may hold parts that no file has. */
const said = (row: StoredRecord | undefined) => row && { ...row, searchText: undefined };
