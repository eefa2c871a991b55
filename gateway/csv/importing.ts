import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '../graphql/errors.ts';
import { recorded } from '../recording.ts';
import type { Committer } from '../records/commit.ts';
import type { CsvFile, CsvRow } from './csv-reading.ts';
import { dialects, languageOf, lineOf } from './csv-lines.ts';
import type { CsvColumn } from './list-export.ts';
import { saidIn } from '../refusal-words.ts';
import {
  type AnyImport,
  type BadRow,
  type ChangedField,
  type Fields,
  type Plan,
  type PlannedRow,
  planRows,
  type StoredRecord,
} from './import-rows.ts';

/** Rows in one transaction; others can write in between. */
const ROWS_AT_ONCE = 500;
const REASON = { en: 'What is wrong', 'pt-BR': 'O que está errado' };

export interface ImportCounts {
  /** Rows done, without header and empty lines. */
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
  | { bad: { row: number; errors: FieldErrors; line: string } }
  | { changed: { row: number; fields: readonly ChangedField[] } }
  | { progress: ImportCounts }
  | { done: ImportCounts };

interface ImportOrder {
  fileName: string;
  file: CsvFile;
  fields: Fields;
  isDryRun: boolean;
  language: 'en' | 'pt-BR';
}

/** Each batch is a transaction, all are one activity: an import that stops halfway can be undone. */
export async function* importing(
  by: Committer,
  list: AnyImport,
  order: ImportOrder,
): AsyncGenerator<ImportEvent> {
  const { file, fields, isDryRun, language } = order;
  const { start } = dialects[language];
  const written = languageOf(file.delimiter, language);
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
  const taken = new Set<string>();
  for await (const rows of batchesOf(file.rows())) {
    const plan = await planRows(by.db, list, { rows, fields, taken, language, written });
    if (!isDryRun) {
      counts.activityId = await store(by, list, { plan, order, activityId: counts.activityId });
    }
    count(counts, rows.length, plan);
    plan.bad.sort((one, other) => one.row.number - other.row.number);
    for (const bad of plan.bad) yield { bad: refusalLine(list, bad, order) };
    if (isDryRun)
      for (const { row, fields: changes } of plan.changed)
        yield { changed: { row: row.number, fields: changes } };
    yield { progress: { ...counts } };
  }
  yield { done: counts };
}

function count(counts: ImportCounts, rows: number, plan: Plan): void {
  counts.rows += rows;
  counts.made += plan.made.length;
  counts.changed += plan.changed.length;
  counts.unchanged += plan.unchanged;
  counts.bad += plan.bad.length;
}

interface Batch {
  plan: Plan;
  order: ImportOrder;
  activityId: string | null;
}

/** Answers the activity's id. Plans are made outside the transaction: a row that lost a race is bad. */
async function store(
  by: Committer,
  list: AnyImport,
  { plan, order, activityId }: Batch,
): Promise<string | null> {
  const planned = [...plan.made, ...plan.changed];
  if (planned.length === 0) return activityId;
  const { record } = list;
  return recorded(
    by,
    async ({ db, touchMany, ...recording }) => {
      await touchMany(record, planned.map(({ after }) => after.id).sort());
      const made = new Set(
        await list.insert(
          db,
          plan.made.map(({ after }) => after),
        ),
      );
      const changed = new Set<string>();
      for (const { before, after } of plan.changed) {
        if (await list.update(db, before!, changesIn(before!, after))) changed.add(after.id);
      }
      plan.made = settled(plan, plan.made, made);
      plan.changed = settled(plan, plan.changed, changed);
      return recording.activityId;
    },
    {
      action: 'imported',
      kind: record.kind,
      title: order.fileName,
      continues: activityId ?? undefined,
    },
  );
}

function changesIn(before: StoredRecord, after: StoredRecord): Partial<StoredRecord> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changes = Object.entries(after).filter(
    ([column, value]) => !isDeepStrictEqual(value, old.get(column)),
  );
  return Object.fromEntries(changes);
}

/** The rows that were stored; the others become bad rows. */
function settled(plan: Plan, rows: PlannedRow[], stored: ReadonlySet<string>): PlannedRow[] {
  const late = rows.filter(({ after }) => !stored.has(after.id));
  plan.bad.push(
    ...late.map(({ row }) => ({ row, errors: { row: 'was changed by someone else' } })),
  );
  return rows.filter(({ after }) => stored.has(after.id));
}

/** Fields are named by their headings: people read this file. */
function refusalLine(
  { columns }: AnyImport,
  { row, errors }: BadRow,
  { file, language }: ImportOrder,
) {
  const cells = Array.from(file.headings, (_, index) => row.cells[index] ?? '');
  const problems = Object.entries(errors).map(([field, problem]) => [
    field,
    saidIn(language, problem),
  ]);
  const headings = columns as Readonly<Record<string, CsvColumn<unknown>>>;
  const reasons = problems.map(
    ([field, problem]) => `${headings[field!]?.heading[language] ?? field}: ${problem}`,
  );
  return {
    row: row.number,
    errors: Object.fromEntries(problems) as FieldErrors,
    // As the cells are: corrected, it is read as the file was.
    line: lineOf([...cells, reasons.join('; ')], file.delimiter),
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
