import { linkTo } from '../../app/paths.ts';
import type { Language } from '../../app/settings.ts';
import { localTimeZone } from '../../app/timeZone.ts';
import { sendForm } from '../../components/upload/sendForm.ts';

/** Enough for the first rows of any file. */
const PREVIEWED_BYTES = 64 * 1024;

export const importLimits = {
  fileBytes: 50 * 1024 ** 2,
  accountBytes: Number.MAX_SAFE_INTEGER,
  usedBytes: 0,
  endings: ['csv', 'txt', 'tsv'],
};

/** By column heading; an empty one is left out. */
export type Mapping = Readonly<Record<string, string>>;

export interface ImportPreview {
  headings: string[];
  rows: string[][];
  /** Guessed from the headings. */
  mapping: Mapping;
  key: string;
  fields: { name: string; heading: Record<Language, string> }[];
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
  /** In the file of bad rows. */
  line: string;
}

/** In a trial run: the fields as written in a file. */
export interface ChangedRow {
  row: number;
  fields: { field: string; before: string; after: string }[];
}

type ImportEvent =
  | { begun: { badFileStart: string } }
  | { bad: BadRow }
  | { changed: ChangedRow }
  | { progress: ImportCounts }
  | { done: ImportCounts }
  | { failed: { message: string } };

export interface ImportReport {
  counts: ImportCounts;
  bad: readonly BadRow[];
  changed: readonly ChangedRow[];
  badFileStart: string;
  isDone: boolean;
}

export async function previewFile(
  list: string,
  file: File,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const form = new FormData();
  if (file.size > PREVIEWED_BYTES) form.append('isPart', 'true');
  form.append('file', file.slice(0, PREVIEWED_BYTES), file.name);
  const answer = await sendForm(`${linkTo.csv(list)}/preview`, form, { signal });
  return JSON.parse(answer) as ImportPreview;
}

export interface Importing {
  mapping: Mapping;
  emptying: readonly string[];
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
  { mapping, emptying, isDryRun, language, onSent, onReport, signal }: Importing,
): Promise<ImportReport> {
  const form = new FormData();
  const columns = Object.entries(mapping).map(([heading, field]) => [
    heading,
    emptying.includes(heading) ? { field, empties: true } : field,
  ]);
  form.append('mapping', JSON.stringify(Object.fromEntries(columns)));
  form.append('dryRun', String(isDryRun));
  form.append('lang', language);
  form.append('timeZone', localTimeZone());
  form.append('file', file, file.name);
  const read = eventReader();
  const onAnswer = (text: string) => onReport(read(text));
  const answer = await sendForm(linkTo.csv(list), form, { onProgress: onSent, onAnswer, signal });
  return read(answer);
}

/** Reads each line of a growing answer once. Throws the import's error. */
function eventReader() {
  const bad: BadRow[] = [];
  const changed: ChangedRow[] = [];
  let report: ImportReport = {
    counts: { rows: 0, made: 0, changed: 0, unchanged: 0, bad: 0, activityId: null },
    bad,
    changed,
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
      if ('changed' in event) changed.push(event.changed);
      if ('progress' in event) report = { ...report, counts: event.progress };
      if ('done' in event) report = { ...report, counts: event.done, isDone: true };
    }
    return report;
  };
}
