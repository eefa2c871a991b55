import { fieldMessages, type FieldMessages } from '../errors/errors.ts';
import type { Language } from '../errors/language.ts';
import type { CommitContext } from '../records/write/unit-of-work.ts';
import { storePlan } from './import-storing.ts';
import type { CsvFile, CsvRow } from './csv-reading.ts';
import { dialects, lineOf } from './csv-lines.ts';
import type { CsvColumn } from './list-export.ts';
import { type BadRow, type Choice, type Plan, planRows, type Progress } from './import-rows.ts';
import { type ChangedField } from './cells-of-row.ts';
import { type Fields } from './cells-of-row.ts';
import { type AnyImport } from './list-import.ts';
import type { Zones } from '../http/zones.ts';

/** The number of rows in one transaction; others can write in between. */
const ROWS_AT_ONCE = 500;

/** The number of new rows that a trial run shows. */
const MOST_NEW = 1_000;

const REASON = { en: 'What is wrong', 'pt-BR': 'O que está errado' };

export interface ImportCounts {
  /** The number of rows done, without header and empty lines. */
  rows: number;
  made: number;
  changed: number;
  unchanged: number;
  bad: number;
  /** The activity that `restore` undoes; null until something is stored. */
  activityId: string | null;
}

export type ImportEvent =
  | { begun: { badFileStart: string } }
  /** `line` is the row in the file of bad rows. */
  | { bad: { row: number; errors: FieldMessages; line: string } }
  /** Only a trial run sends this and the next two: the first new rows, with what they hold. */
  | { made: { row: number; fields: readonly ChangedField[] } }
  | { changed: { row: number; fields: readonly ChangedField[] } }
  | {
      alike: {
        row: number;
        record: { id: string; title: string };
        fields: readonly ChangedField[];
      };
    }
  | { progress: ImportCounts }
  | { done: ImportCounts };

interface ImportOrder {
  fileName: string;
  file: CsvFile;
  fields: Fields;
  isDryRun: boolean;
  language: Language;
  zones: Zones;
  /** Returns the choice that was made for a row that looks like a record. */
  choiceOf: (row: number) => Choice | undefined;
}

/** Each batch is a transaction, all are one activity: an import that stops halfway can be undone. */
export async function* importing(
  by: CommitContext,
  list: AnyImport,
  order: ImportOrder,
): AsyncGenerator<ImportEvent> {
  const { file, fileName, isDryRun, language } = order;
  const { start } = dialects[language];
  yield {
    begun: { badFileStart: start + lineOf([...file.headings, REASON[language]], file.delimiter) },
  };
  const counts: ImportCounts = {
    rows: 0,
    made: 0,
    changed: 0,
    unchanged: 0,
    bad: 0,
    activityId: null,
  };
  const met: Progress = { keys: new Set(), touched: new Set(), made: new Set() };
  for await (const rows of batchesOf(file.rows())) {
    const plan = await planRows(by.db, list, { ...order, rows, met });
    if (!isDryRun) {
      counts.activityId = await storePlan(by, list, {
        plan,
        fileName,
        activityId: counts.activityId,
      });
    }
    for (const { after } of plan.made) met.made.add(after.id);
    plan.bad.sort((one, other) => one.row.number - other.row.number);
    for (const bad of plan.bad) yield { bad: refusalLine(list, bad, order) };
    if (isDryRun) yield* tried(plan, MOST_NEW - counts.made);
    count(counts, rows.length, plan);
    yield { progress: { ...counts } };
  }
  yield { done: counts };
}

function* tried({ made, changed, alike }: Plan, mostNew: number): Generator<ImportEvent> {
  for (const { row, fields } of made.slice(0, Math.max(mostNew, 0)))
    yield { made: { row: row.number, fields: fields() } };
  for (const { row, fields } of changed) yield { changed: { row: row.number, fields: fields() } };
  for (const { row, record, fields } of alike)
    yield { alike: { row: row.number, record, fields: fields() } };
}

function count(counts: ImportCounts, rows: number, plan: Plan): void {
  counts.rows += rows;
  counts.made += plan.made.length;
  counts.changed += plan.changed.length;
  counts.unchanged += plan.unchanged;
  counts.bad += plan.bad.length;
}

/** Fields are named by their headings: people read this file. */
function refusalLine(
  { columns }: AnyImport,
  { row, errors }: BadRow,
  { file, language }: ImportOrder,
) {
  const missing = file.headings.slice(row.cells.length).map(() => '');
  const messages = fieldMessages(errors, language);
  const headings = columns as Readonly<Record<string, CsvColumn<unknown>>>;
  const reasons = Object.entries(messages).map(
    ([field, message]) => `${headings[field]?.heading[language] ?? field}: ${message}`,
  );
  return {
    row: row.number,
    errors: messages,
    // The cells are written as they are, so that the corrected line is read as the file was.
    line: lineOf([...row.cells, ...missing, reasons.join('; ')], file.delimiter),
  };
}

async function* batchesOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
