import papaparse from 'papaparse';
import type { ImportCounts, ImportEvent } from '../csv/importing.ts';
import { formOf } from './sample-files.ts';
import type { TestGateway } from './test-gateway.ts';

interface Given {
  token: string;
  /** A text is sent as it is. */
  mapping?: object | string;
  dryRun?: boolean;
  lang?: string;
  timeZone?: string;
  headers?: Record<string, string>;
}

export interface Imported {
  status: number;
  body: { message?: string; fields?: Record<string, string> };
  done?: ImportCounts;
  bad: { row: number; errors: Record<string, string> }[];
  /** In a dry run. */
  changed?: { row: number; fields: readonly { field: string; before: string; after: string }[] }[];
  /** The file of bad rows, put together as a browser does. */
  badFile: string;
}

export async function importCsv(
  { app }: TestGateway,
  list: string,
  file: string | Buffer,
  { token, mapping, dryRun = false, lang, timeZone, headers: own }: Given,
): Promise<Imported> {
  const fields = {
    dryRun: String(dryRun),
    ...(lang && { lang }),
    ...(timeZone !== undefined && { timeZone }),
    ...(mapping && { mapping: typeof mapping === 'string' ? mapping : JSON.stringify(mapping) }),
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
  };
}

export async function previewCsv(
  { app }: TestGateway,
  list: string,
  file: string | Buffer,
  { token, isPart = false }: { token: string; isPart?: boolean },
) {
  const fields = { isPart: String(isPart) };
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
  }>();
}

export const csvOf = (rows: readonly object[], delimiter = ',') =>
  papaparse.unparse([...rows], { delimiter });

/** The form of an import of one project. */
export const projectsForm = (name: string, boundary: string) =>
  [
    `--${boundary}`,
    'content-disposition: form-data; name="mapping"',
    '',
    '{"Nome":"projectName","Por":"userName","Email":"email"}',
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="projects.csv"',
    '',
    `Nome,Por,Email\n${name},Ana,ana@example.test`,
    `--${boundary}--`,
    '',
  ].join('\r\n');
