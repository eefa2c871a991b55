import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireGroup, requireWrite } from '../records/access.ts';
import { requireCaller } from '../records/caller.ts';
import type { Context } from '../graphql/context.ts';
import { INTERNAL_ERROR, invalid, refusalIn } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { importLimits } from '../config/limits.ts';
import { zonesFor } from '../http/zones.ts';
import { type SpooledUpload, withSpooled } from '../http/spooled-upload.ts';
import { concurrencyLimit } from '../http/concurrency-limit.ts';
import {
  committing,
  heldOrStored,
  type Idempotent,
  keepAnswer,
  type KeptAnswer,
  replay,
} from '../http/idempotency.ts';
import { problemText } from '../errors/problem.ts';
import { languages } from '../errors/language.ts';
import { notationOf, openColumns, withNotations } from './column-notations.ts';
import { openCsv } from './csv-reading.ts';
import { headingRowIn } from './heading-row.ts';
import { type ImportEvent, importing } from './importing.ts';
import { guessedMapping, mappedFields } from './import-mapping.ts';
import type { AnyImport, ListImport } from './list-import.ts';
import { choicesIn } from './row-choices.ts';

interface ImportsTransport {
  imports: readonly ListImport[];
  contextFor: (request: FastifyRequest) => Promise<Context>;
  once: Idempotent;
}

const { files, fields, fieldBytes, fileBytes, keptAnswerBytes, ...concurrency } = importLimits;
const limits = { files, fields, fileSize: fileBytes, fieldSize: fieldBytes };
const PREVIEWED_ROWS = 5;
/** The number of rows by which it is seen whether the values of a column can be read either way. */
const LOOKED_AT_ROWS = 1_000;

/**
 * Registers the routes of imports, which need ADMIN: an import overwrites many records, and undoing it deletes those it
 * made.
 */
export async function registerImports(
  app: FastifyInstance,
  { imports, contextFor, once }: ImportsTransport,
): Promise<void> {
  await app.register(multipart, { limits });
  const limited = concurrencyLimit(concurrency);
  for (const list of imports as unknown as readonly AnyImport[]) {
    app.post(`/api/${list.list}.csv`, async (request, reply) => {
      const context = await admitted(request, list);
      const answer = new PassThrough();
      try {
        await limited(requireCaller(context).account.id, () =>
          withSpooled(request, fileBytes, async (upload) => {
            const stored = await heldOrStored(once, request, () => wordsOfUpload(upload));
            if (stored) return void replay(reply, stored);
            const keep = (answer: KeptAnswer) => keepAnswer(once.db, { request, reply }, answer);
            const by = { ...context, committing: committing(request) };
            const lines = await linesFor(by, list, { upload, keep });
            void reply
              .type('application/x-ndjson; charset=utf-8')
              .header('cache-control', 'no-store')
              .send(answer);
            await pour(lines, answer);
          }),
        );
      } finally {
        // The limit is released before the answer ends: the client may send its next file at once.
        answer.end();
      }
      return reply;
    });
    app.post(`/api/${list.list}.csv/preview`, async (request, reply) => {
      await admitted(request, list);
      const preview = await withSpooled(request, fileBytes, (upload) => previewOf(list, upload));
      return reply.header('cache-control', 'no-store').send(preview);
    });
  }

  async function admitted(request: FastifyRequest, { record }: AnyImport): Promise<Context> {
    const context = await contextFor(request);
    requireGroup(context, 'ADMIN');
    for (const action of ['create', 'update'] as const) requireWrite(context, record, { action });
    return context;
  }
}

interface ImportRequest {
  upload: SpooledUpload;
  keep: (answer: KeptAnswer) => Promise<void>;
}

async function linesFor(
  context: Context,
  list: AnyImport,
  { upload: { path, name, fields: given }, keep }: ImportRequest,
): Promise<Readable> {
  const language = languages.find((each) => each === (given.lang ?? context.language));
  if (!language) throw invalid({ lang: problem('not_one_of', { values: languages.join(', ') }) });
  const zones = await zonesFor(context.db, given.timeZone);
  const choiceOf = choicesIn(given.lookAlikes);
  const file = await openCsv(path, { headingsIn: headingRowIn(list, given.headingRow) });
  const columns = mappedFields(list, file.headings, given.mapping);
  const order = {
    fileName: name,
    file,
    fields: await withNotations(list, file, columns),
    isDryRun: given.dryRun === 'true',
    language,
    zones,
    choiceOf,
  };
  const events = importing(context, list, order);
  return Readable.from(linesOf(events, { ...context, language }, keep), { objectMode: false });
}

/** Leaves the target open. Stops when the client disconnects. */
async function pour(lines: Readable, into: PassThrough): Promise<void> {
  into.once('close', () => lines.destroy());
  lines.pipe(into, { end: false });
  // An aborted stream has ended too.
  await finished(lines).catch(() => undefined);
}

/** Writes each event as a line of JSON, errors included, because the status was sent already. */
async function* linesOf(
  events: AsyncGenerator<ImportEvent>,
  { log, language }: Context,
  keep: (answer: KeptAnswer) => Promise<void>,
): AsyncGenerator<string> {
  let body = '';
  let isRefused = false;
  const lineOf = (event: object) => {
    const line = `${JSON.stringify(event)}\n`;
    if (body.length <= keptAnswerBytes) body += line;
    return line;
  };
  try {
    for await (const event of events) yield lineOf(event);
  } catch (error) {
    log.error({ err: error }, 'an import failed');
    const message = problemText(refusalIn(error)?.problem ?? INTERNAL_ERROR, language);
    isRefused = true;
    yield lineOf({ failed: { message } });
  }
  if (body.length <= keptAnswerBytes) await keep({ body, isRefused });
}

/** Returns a text that is the same for two forms that differ in their boundary alone. */
async function wordsOfUpload({ path, name, fields: given }: SpooledUpload): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return JSON.stringify([name, given, hash.digest('hex')]);
}

async function previewOf(list: AnyImport, { path, fields: given }: SpooledUpload) {
  const { rows, firstRows, ...file } = await openCsv(path, {
    isPreview: true,
    isPart: given.isPart === 'true',
    headingsIn: headingRowIn(list, given.headingRow),
  });
  const first: string[][] = [];
  for await (const { cells } of rows()) {
    first.push(cells);
    if (first.length === LOOKED_AT_ROWS) break;
  }
  return {
    ...file,
    rows: first.slice(0, PREVIEWED_ROWS),
    firstRows: firstRows.map(({ number, cells }) => ({ row: number, cells })),
    mapping: guessedMapping(list, file.headings),
    open: openColumns(list.columns, { ...file, rows: first }),
    key: list.matching.key,
    keys: [...new Set(['id', list.matching.key, ...list.matching.hints])],
    fields: list.fields.map((name) => {
      const notation = notationOf(list, name);
      return { name, heading: list.columns[name]!.heading, ...(notation && { notation }) };
    }),
  };
}
