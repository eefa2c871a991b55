import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { requireGroup } from '../records/access.ts';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { givenObject, type GivenQuery, givenText } from '../graphql/given-object.ts';
import { nameIgnored } from '../http/ignored-fields.ts';
import { ownOperation } from '../graphql/own-operation.ts';
import { pagesOf } from '../graphql/pages.ts';
import type { Transport } from '../graphql/transport.ts';
import { clockAt } from '../formats/zoned-time.ts';
import type { Db } from '../database/database.ts';
import { type Zones, zonesFor } from '../http/zones.ts';
import { type Language, languages } from '../errors/language.ts';
import { dialects, lineOf } from './csv-lines.ts';
import type { CsvColumn, ListExport } from './list-export.ts';

interface ExportsTransport extends Transport {
  exports: readonly ListExport[];
}

type Row = ListExport<object, unknown> & { operation: DocumentNode };
type Column = CsvColumn<unknown, unknown>;

interface Asked {
  filter: unknown;
  variables: Record<string, unknown>;
  columns: readonly Column[];
  language: Language;
  zones: Zones;
}

const parameters = ['filter', 'sort', 'columns', 'lang', 'timeZone'];

/**
 * `GET /api/<list>.csv` answers a file that is filtered and sorted like the list, with one page in memory at a time.
 */
export async function registerExports(
  app: FastifyInstance,
  transport: ExportsTransport,
): Promise<void> {
  for (const row of transport.exports as unknown as readonly Row[]) {
    const { access } = ownOperation(transport.schema, row.operation, `the export of ${row.list}`);
    app.get(`/api/${row.list}.csv`, async (request, reply) => {
      const context = await transport.contextFor(request);
      if (access && access !== 'public') requireGroup(context, access);
      const query = request.query as GivenQuery;
      const asked = await askedOf(context.db, row, query);
      nameIgnored(
        reply,
        Object.keys(query).filter((name) => !parameters.includes(name)),
      );
      const pages = nodesOf(transport, row, asked, request);
      // Refuse before the file begins.
      const first = await pages.next();
      const [day] = clockAt(asked.zones.caller, Date.now()).split(' ');
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="${row.fileName[asked.language]}-${day}.csv"`,
        )
        .header('cache-control', 'no-store')
        .send(Readable.from(fileOf(asked, first.value ?? [], pages), { objectMode: false }));
    });
  }
}

async function* fileOf(
  { columns, ...writing }: Asked,
  first: readonly unknown[],
  pages: AsyncGenerator<readonly unknown[], void>,
): AsyncGenerator<string> {
  const { language } = writing;
  const { delimiter, start } = dialects[language];
  const linesOf = (nodes: readonly unknown[]) =>
    nodes.map((node) => lineOf(cellsOf(node, columns, writing), delimiter)).join('');
  const heads = columns.map(({ heading }) => heading[language]);
  yield start + lineOf(heads, delimiter) + linesOf(first);
  // Stops reading too when the client disconnects.
  for await (const nodes of pages) yield linesOf(nodes);
}

type Writing = Pick<Asked, 'language' | 'zones'>;

function cellsOf(
  node: unknown,
  columns: readonly Column[],
  { language, zones }: Writing,
): string[] {
  return columns.map(({ cell, value, clock = 'caller' }) => {
    const written = value(node);
    return written == null ? '' : cell.write(written, language, zones[clock]);
  });
}

/** Authenticates each page anew: a caller who was signed out meanwhile gets no more. */
async function* nodesOf(
  transport: ExportsTransport,
  { operation, page }: Row,
  { filter, variables }: Asked,
  request: FastifyRequest,
): AsyncGenerator<readonly unknown[], void> {
  const paged = { operation, pages: (data: object) => page(data, filter) };
  const contextOfPage = () => transport.contextFor(request);
  for await (const data of pagesOf(transport, paged, variables, contextOfPage)) {
    yield page(data, filter).nodes;
  }
}

async function askedOf(db: Db, row: Row, query: GivenQuery): Promise<Asked> {
  const lang = givenText(query, 'lang') || 'en';
  const language = languages.find((each) => each === lang);
  if (!language) throw invalid({ lang: problem('not_one_of', { values: languages.join(', ') }) });
  const asked = { filter: givenObject(query, 'filter'), sort: givenObject(query, 'sort') };
  const variables = row.variables?.(asked) ?? asked;
  const columns = columnsIn(row, givenText(query, 'columns'));
  const zones = await zonesFor(db, givenText(query, 'timeZone'));
  return { filter: asked.filter, variables, columns, language, zones };
}

const formerlyNamed = (columns: Readonly<Record<string, Column>>, name: string) =>
  Object.values(columns).find(({ formerName }) => formerName === name);

function columnsIn(row: Row, given: string): readonly Column[] {
  const columns = row.columns as unknown as Readonly<Record<string, Column>>;
  if (given === '') return Object.values(columns);
  return [...new Set(given.split(','))].map((name) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : formerlyNamed(columns, name);
    if (column) return column;
    throw invalid({ columns: problem('has_no', { name }) });
  });
}
