import { linkTo } from '../../core/paths.ts';
import type { Language } from '../../core/settings.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import { sendForm } from '../../ui/upload/sendForm.ts';

/** The number of bytes that are read, enough for the first rows of any file. */
const PREVIEWED_BYTES = 64 * 1024;

export const importLimits = {
  fileBytes: 50 * 1024 ** 2,
  accountBytes: Number.MAX_SAFE_INTEGER,
  usedBytes: 0,
  endings: ['csv', 'txt', 'tsv'],
};

/** The field of each column, by heading; a column with an empty field is not imported. */
export type Mapping = Readonly<Record<string, string>>;

/** Kinds of values with an ambiguous notation; the names are those of the API. */
export type Notation = 'numbers' | 'dates';

export const notationWays = {
  numbers: ['1,234.56', '1.234,56'],
  dates: ['dd/mm/yyyy', 'mm/dd/yyyy'],
} as const;

/** The notation of each column, by heading. */
export type Notations = Readonly<Record<string, string>>;

/** The decisions on rows that look like an existing record, by row number; `all` is for all other rows. */
export type Choices = Readonly<Record<string, 'same' | 'new'>>;

export interface ImportPreview {
  headings: string[];
  headingRow: number;
  /** The first rows that are not empty. */
  firstRows: { row: number; cells: string[] }[];
  rows: string[][];
  /** The mapping guessed from the headings. */
  mapping: Mapping;
  /** A sample value of each ambiguous column, by heading. */
  open: Readonly<Record<string, Partial<Record<Notation, string>>>>;
  /** The fields that existing records are found by. */
  keys: string[];
  fields: { name: string; heading: Record<Language, string>; notation?: Notation }[];
}

export interface ImportCounts {
  rows: number;
  made: number;
  changed: number;
  unchanged: number;
  bad: number;
  activityId: string | null;
}

export interface BadRow {
  row: number;
  errors: Record<string, string>;
  /** The row's line in the file of bad rows. */
  line: string;
}

/** A row's fields in a dry run, as an export writes them. */
export interface ChangedRow {
  row: number;
  fields: { field: string; before: string; after: string }[];
}

/** A row that looks like an existing record in a dry run, with the changes that it would make to that record. */
export interface AlikeRow extends ChangedRow {
  record: { id: string; title: string };
}

type ImportEvent =
  | { begun: { badFileStart: string } }
  | { bad: BadRow }
  | { made: ChangedRow }
  | { changed: ChangedRow }
  | { alike: AlikeRow }
  | { progress: ImportCounts }
  | { done: ImportCounts }
  | { failed: { message: string } };

export interface ImportReport {
  counts: ImportCounts;
  bad: readonly BadRow[];
  /** The first new rows. */
  made: readonly ChangedRow[];
  changed: readonly ChangedRow[];
  alike: readonly AlikeRow[];
  badFileStart: string;
  isDone: boolean;
}

export async function previewFile(
  list: string,
  file: File,
  { signal, headingRow }: { signal: AbortSignal; headingRow?: number | undefined },
): Promise<ImportPreview> {
  const form = new FormData();
  if (headingRow) form.append('headingRow', String(headingRow));
  if (file.size > PREVIEWED_BYTES) form.append('isPart', 'true');
  form.append('file', file.slice(0, PREVIEWED_BYTES), file.name);
  const answer = await sendForm(`${linkTo.csv(list)}/preview`, form, { signal });
  return JSON.parse(answer) as ImportPreview;
}

export interface Importing {
  mapping: Mapping;
  clearing: readonly string[];
  notations: Notations;
  headingRow: number;
  choices: Choices;
  isDryRun: boolean;
  language: string;
  onSent: (share: number) => void;
  onReport: (report: ImportReport) => void;
  signal: AbortSignal;
}

/** Rejects with the gateway's refusal. */
export async function importFile(
  list: string,
  file: File,
  { isDryRun, language, onSent, onReport, signal, ...given }: Importing,
): Promise<ImportReport> {
  const form = new FormData();
  form.append('mapping', JSON.stringify(mappingOf(given)));
  form.append('headingRow', String(given.headingRow));
  form.append('lookAlikes', JSON.stringify(given.choices));
  form.append('dryRun', String(isDryRun));
  form.append('lang', language);
  form.append('timeZone', localTimeZone());
  form.append('file', file, file.name);
  const read = eventReader();
  const onAnswer = (text: string) => onReport(read(text));
  const answer = await sendForm(linkTo.csv(list), form, { onProgress: onSent, onAnswer, signal });
  return read(answer);
}

function mappingOf({
  mapping,
  clearing,
  notations,
}: Pick<Importing, 'mapping' | 'clearing' | 'notations'>) {
  const columns = Object.entries(mapping).map(([heading, field]) => {
    const way = notations[heading];
    const notation = way && notationOfWay(way);
    const empties = clearing.includes(heading);
    return [heading, { field, empties, ...(notation && { [notation]: way }) }];
  });
  return Object.fromEntries(columns) as object;
}

const notationOfWay = (way: string): Notation =>
  notationWays.dates.some((each) => each === way) ? 'dates' : 'numbers';

/** Reads each line of a streamed response once. Throws the import's error. */
function eventReader() {
  const bad: BadRow[] = [];
  const made: ChangedRow[] = [];
  const changed: ChangedRow[] = [];
  const alike: AlikeRow[] = [];
  let report: ImportReport = {
    counts: { rows: 0, made: 0, changed: 0, unchanged: 0, bad: 0, activityId: null },
    bad,
    made,
    changed,
    alike,
    badFileStart: '',
    isDone: false,
  };
  let readTo = 0;
  return (text: string): ImportReport => {
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.slice(readTo, end).split('\n').filter(Boolean);
    readTo = Math.max(readTo, end);
    for (const event of lines.map((line) => JSON.parse(line) as ImportEvent)) {
      if ('failed' in event) throw new Error(event.failed.message);
      if ('begun' in event) report = { ...report, ...event.begun };
      if ('bad' in event) bad.push(event.bad);
      if ('made' in event) made.push(event.made);
      if ('changed' in event) changed.push(event.changed);
      if ('alike' in event) alike.push(event.alike);
      if ('progress' in event) report = { ...report, counts: event.progress };
      if ('done' in event) report = { ...report, counts: event.done, isDone: true };
    }
    return report;
  };
}
