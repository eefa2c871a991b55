import papaparse from 'papaparse';
import type { ImportCounts, ImportEvent } from '../csv/importing.ts';
import type { ChangedField } from '../csv/cells-of-row.ts';
import { formOf } from './sample-files.ts';
import type { TestGateway } from './test-gateway.ts';

interface Given {
  token: string;
  /** A text is sent as it is. */
  mapping?: object | string;
  dryRun?: boolean;
  lang?: string;
  timeZone?: string;
  headingRow?: number;
  lookAlikes?: string | object;
  headers?: Record<string, string>;
}

export interface Imported {
  status: number;
  body: { message?: string; fields?: Record<string, string> };
  done?: ImportCounts;
  bad: { row: number; errors: Record<string, string> }[];
  /** The changed rows; only a dry run has these, `made` and `alike`. */
  changed?: { row: number; fields: readonly ChangedField[] }[];
  made?: { row: number; fields: readonly ChangedField[] }[];
  alike?: {
    row: number;
    record: { id: string; title: string };
    fields: readonly ChangedField[];
  }[];
  /** The file of bad rows, put together as a browser does. */
  badFile: string;
}

export async function importCsv(
  { app }: TestGateway,
  list: string,
  file: string | Buffer,
  { token, mapping, dryRun = false, headers: own, headingRow, lookAlikes, ...given }: Given,
): Promise<Imported> {
  const fields = {
    dryRun: String(dryRun),
    ...given,
    ...(headingRow && { headingRow: String(headingRow) }),
    ...(lookAlikes && { lookAlikes: textOf(lookAlikes) }),
    ...(mapping && { mapping: textOf(mapping) }),
  };
  const { payload, headers } = await formOf([{ name: `${list}.csv`, bytes: file }], fields);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${list}.csv`,
    payload,
    headers: { ...headers, ...own, authorization: `Bearer ${token}` },
  });
  if (answer.statusCode !== 200) {
    return { status: answer.statusCode, body: answer.json(), bad: [], badFile: '' };
  }
  const events = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportEvent);
  const bad = events.flatMap((event) => ('bad' in event ? [event.bad] : []));
  const changed = events.flatMap((event) => ('changed' in event ? [event.changed] : []));
  const made = events.flatMap((event) => ('made' in event ? [event.made] : []));
  const alike = events.flatMap((event) => ('alike' in event ? [event.alike] : []));
  const [begun] = events.flatMap((event) => ('begun' in event ? [event.begun] : []));
  const [done] = events.flatMap((event) => ('done' in event ? [event.done] : []));
  if (!done) throw new Error(`The import failed: ${answer.body.slice(-200)}`);
  return {
    status: 200,
    body: {},
    bad: bad.map(({ row, errors }) => ({ row, errors })),
    badFile: [begun!.badFileStart, ...bad.map(({ line }) => line)].join(''),
    done,
    changed,
    made,
    alike,
  };
}

const textOf = (given: string | object) =>
  typeof given === 'string' ? given : JSON.stringify(given);

export async function previewCsv(
  { app }: TestGateway,
  list: string,
  file: string | Buffer,
  { token, isPart = false, headingRow }: { token: string; isPart?: boolean; headingRow?: number },
) {
  const fields = { isPart: String(isPart), ...(headingRow && { headingRow: String(headingRow) }) };
  const { payload, headers } = await formOf([{ name: `${list}.csv`, bytes: file }], fields);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${list}.csv/preview`,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return answer.json<{
    encoding: string;
    delimiter: string;
    headings: string[];
    rows: string[][];
    mapping: Record<string, string>;
    headingRow: number;
    firstRows: { row: number; cells: string[] }[];
    open: Record<string, Record<string, string>>;
    keys: string[];
  }>();
}

export const csvOf = (rows: readonly object[], delimiter = ',') =>
  papaparse.unparse([...rows], { delimiter });

/** Returns the form of an import of one project. */
export const projectsForm = (name: string, boundary: string) =>
  [
    `--${boundary}`,
    'content-disposition: form-data; name="mapping"',
    '',
    '{"Nome":"projectName","Por":"userName","Email":"email"}',
    `--${boundary}`,
    'content-disposition: form-data; name="lookAlikes"',
    '',
    'new',
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="projects.csv"',
    '',
    `Nome,Por,Email\n${name},Ana,ana@example.test`,
    `--${boundary}--`,
    '',
  ].join('\r\n');
