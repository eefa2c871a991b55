import { isDeepStrictEqual } from 'node:util';
import { fieldMessages, type FieldMessages, refusalIn } from '../errors/errors.ts';
import type { Language } from '../errors/language.ts';
import { problem } from '../errors/problem.ts';
import { creation, update } from '../records/changes.ts';
import { commit, type Committer, type Writing } from '../records/commit.ts';
import { anyOf } from '../records/copies.ts';
import type { Row } from '../records/record.ts';
import type { CsvFile, CsvRow } from './csv-reading.ts';
import { dialects, languageOf, lineOf } from './csv-lines.ts';
import type { CsvColumn } from './list-export.ts';
import {
  type AnyImport,
  type BadRow,
  type ChangedField,
  type Fields,
  type Plan,
  type PlannedRow,
  planRows,
} from './import-rows.ts';

/** Rows in one transaction; others can write in between. */
const ROWS_AT_ONCE = 500;

const MOST_ATTEMPTS = 3;
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
  | { bad: { row: number; errors: FieldMessages; line: string } }
  | { changed: { row: number; fields: readonly ChangedField[] } }
  | { progress: ImportCounts }
  | { done: ImportCounts };

interface ImportOrder {
  fileName: string;
  file: CsvFile;
  fields: Fields;
  isDryRun: boolean;
  language: Language;
  timeZone: string;
}

/** Each batch is a transaction, all are one activity: an import that stops halfway can be undone. */
export async function* importing(
  by: Committer,
  list: AnyImport,
  order: ImportOrder,
): AsyncGenerator<ImportEvent> {
  const { file, fields, isDryRun, language, timeZone } = order;
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
    const reading = { fields, language, written, timeZone };
    const plan = await planRows(by.db, list, { rows, taken, ...reading });
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

/**
 * Answers the activity's id. Rows are planned outside of the transaction, which so is short: one that someone was
 * quicker with becomes a bad one.
 */
async function store(by: Committer, list: AnyImport, batch: Batch): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeOnce(by, list, batch);
    } catch (error) {
      // Someone took a key between the look and the write: the next look finds it.
      if (refusalIn(error)?.code !== 'CONFLICT' || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function storeOnce(
  by: Committer,
  list: AnyImport,
  { plan, order, activityId }: Batch,
): Promise<string | null> {
  if (plan.made.length + plan.changed.length === 0) return activityId;
  const { record } = list;
  const stored = await commit(
    by,
    async (writing) => {
      const [made, changed] = [
        await stillNew(writing, list, plan),
        await unchanged(writing, list, plan),
      ];
      await writing.write([
        ...made.map(({ after }) => creation(record, list.held(after))),
        ...changed.map((row) => changeOf(list, row)),
      ]);
      return { id: writing.activityId, made, changed };
    },
    {
      action: 'imported',
      kind: record.kind,
      title: order.fileName,
      continues: activityId ?? undefined,
    },
  );
  plan.made = settled(plan, plan.made, stored.made);
  plan.changed = settled(plan, plan.changed, stored.changed);
  return stored.id;
}

async function stillNew({ db }: Writing, { record, key }: AnyImport, { made }: Plan) {
  const keyIn = ({ after }: PlannedRow) => (after as unknown as Row)[key];
  const keys = made.map(keyIn).filter((each) => typeof each === 'string');
  if (keys.length === 0) return made;
  const query = anyOf(db).selectFrom(record.table).select(key).where(key, 'in', keys);
  const taken = new Set((await query.execute()).map((row) => row[key]));
  return made.filter((row) => !taken.has(keyIn(row)));
}

/** The rows whose record is the one that they were planned for. */
async function unchanged({ lock }: Writing, { record }: AnyImport, { changed }: Plan) {
  const now = await lock(
    record,
    changed.map(({ after }) => after.id),
  );
  const versionOf = (row: object | undefined) => (row as Row | undefined)?.version;
  return changed.filter(({ before, after }) => {
    const there = now.get(after.id);
    return there && versionOf(there.row) === versionOf(before);
  });
}

/** Writes changed columns only: what others count in stays theirs. */
function changeOf({ record, held }: AnyImport, { before, after }: PlannedRow) {
  const [old, now] = [held(before!), held(after)];
  return update(record, { id: after.id }, () => ({
    row: changesIn(old.row, now.row),
    parts: changesIn(old.parts, now.parts),
  }));
}

function changesIn(before: object, after: object) {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, old.get(name))),
  );
}

/** The rows that were stored; the others become bad ones. */
function settled(plan: Plan, rows: PlannedRow[], stored: readonly PlannedRow[]): PlannedRow[] {
  const late = rows.filter((row) => !stored.includes(row));
  plan.bad.push(...late.map(({ row }) => ({ row, errors: { row: problem('changed_elsewhere') } })));
  return rows.filter((row) => stored.includes(row));
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
    // As the cells are: corrected, it is read as the file was.
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
