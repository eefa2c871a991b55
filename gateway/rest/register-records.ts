import type { Declaration } from '../records/declare/declaration.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, GraphQLEnumType, GraphQLInputObjectType } from 'graphql';
import { requireGroup } from '../records/access.ts';
import type { RecordContext } from '../records/context.ts';
import { capitalNoun } from '../records/declare/record.ts';
import { invalid, notFound, refusalIn } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { ownOperation } from '../graphql/own-operation.ts';
import { errorAnswer, retryLater } from '../http/errors.ts';
import { dataOf } from '../graphql/pages.ts';
import { readVariables } from './fitted-variables.ts';
import { nameIgnored } from '../http/ignored-fields.ts';
import { embeddedIn, type ListTypes, listVariables, recordIn, versionIn } from './record-input.ts';
import {
  embeddable,
  embeddableLists,
  type RecordOperations,
  recordOperations,
} from './record-operations.ts';
import type { RestTransport } from './register-rest.ts';

interface RecordsTransport extends Omit<RestTransport, 'rows'> {
  declarations: ReadonlyMap<string, Declaration>;
  records: RecordContext['records'];
}

type Node = Record<string, unknown>;
type Query = Readonly<Record<string, string | string[]>>;

interface PageData {
  nodes: Node[];
  pageInfo: Record<'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor', string | null>;
  totalCount: number;
}

interface OfId {
  Params: { id: string };
}

/** `/api/records/<kind>`: the records of every declared kind, with the schema's checks, access and errors. */
export async function registerRecords(
  app: FastifyInstance,
  transport: RecordsTransport,
): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const { status, message, fields, requestId, retryAfter } = errorAnswer(error, request);
    const { current, changed } = refusalIn(error)?.extensions ?? {};
    const body = { message, fields, requestId, current, changed };
    return retryLater(reply.code(status), retryAfter).send(body);
  });
  for (const declaration of transport.declarations.values()) {
    if (declaration.listed) routesOf(app, transport, declaration);
  }
}

interface Routes {
  app: FastifyInstance;
  declaration: Declaration;
  /** The word by which people call one record. */
  noun: string;
  operations: RecordOperations;
  /** The fields that `include` may name, and those that it may name with one record alone. */
  references: readonly string[];
  lists: readonly string[];
  url: string;
  ask: ReturnType<typeof asking>;
}

function routesOf(
  app: FastifyInstance,
  transport: RecordsTransport,
  declaration: Declaration,
): void {
  const { schema, declarations, records } = transport;
  const operations = recordOperations(schema, declaration, new Set(declarations.keys()));
  const url = `/api/records/${declaration.many}`;
  const noun = capitalNoun(records.get(declaration.kind)!);
  const references = embeddable(declaration, new Set(declarations.keys()));
  const ask = asking(transport);
  const lists = [...embeddableLists(declaration).keys()];
  const routes = { app, declaration, noun, operations, references, lists, url, ask };
  readingRoutes(routes, {
    filterType: schema.getType(`${declaration.kind}Filter`) as GraphQLInputObjectType,
    sortField: schema.getType(`${declaration.kind}SortField`) as GraphQLEnumType,
  });
  changingRoutes(routes);
}

function readingRoutes(routes: Routes, types: ListTypes): void {
  const { app, operations, references, lists, url, ask } = routes;
  const { one, many } = routes.declaration;
  app.get(url, async (request, reply) => {
    const query = request.query as Query;
    const data = await ask(request, operations.list, () => {
      const embedded = embeddedIn(query, references);
      return { ...listVariables(embedded.query, types), ...embedded.variables };
    });
    const { nodes, pageInfo, totalCount } = data[many] as PageData;
    const link = linksOf(url, query, pageInfo);
    if (link) void reply.header('link', link);
    return reply.header('x-total-count', String(totalCount)).send(nodes);
  });
  app.get<OfId>(`${url}/:id`, async (request, reply) => {
    const { include, ...others } = request.query as Query;
    const data = await ask(request, operations.one, () => ({
      id: request.params.id,
      ...embeddedIn({ include: include ?? [] }, [...references, ...lists]).variables,
    }));
    nameIgnored(reply, Object.keys(others));
    return answer(reply, routes, data[one] as Node | null);
  });
}

/** Reports the names in the address of a call that takes none, where an unknown field of the body is refused. */
const nameUnread = (reply: FastifyReply, { query }: FastifyRequest) =>
  nameIgnored(reply, Object.keys(query as Query));

const CHANGES = { config: { changes: true } };

function changingRoutes(routes: Routes): void {
  const { app, operations, url, ask } = routes;
  const { one } = routes.declaration;
  const { create, update, delete: remove } = operations;
  if (create)
    app.post(url, CHANGES, async (request, reply) => {
      const data = await ask(request, create, () => ({ input: recordIn(request) }));
      const record = recordOf(data, one);
      nameUnread(reply, request);
      void reply.code(201).header('location', `${url}/${encodeURIComponent(String(record.id))}`);
      return answer(reply, routes, record);
    });
  if (update)
    app.patch<OfId>(`${url}/:id`, CHANGES, async (request, reply) => {
      const data = await ask(request, update, () => {
        const version = versionIn(request);
        const { id } = request.params;
        return { input: { ...recordIn(request), id, ...(version !== undefined && { version }) } };
      });
      nameUnread(reply, request);
      return answer(reply, routes, recordOf(data, one));
    });
  if (remove)
    app.delete<OfId>(`${url}/:id`, CHANGES, async (request, reply) => {
      const data = await ask(request, remove, () => {
        if (versionIn(request) !== undefined)
          throw invalid({ 'If-Match': problem('for_changes_only') });
        return { input: { id: request.params.id } };
      });
      nameUnread(reply, request);
      return reply.send(Object.values(data)[0]);
    });
}

function answer(
  reply: FastifyReply,
  { noun, declaration: { versioned } }: Routes,
  record: Node | null | undefined,
) {
  if (!record) throw notFound(noun);
  if (versioned) void reply.header('etag', `"${String(record.version)}"`);
  return reply.send(record);
}

const recordOf = (data: Node, one: string) =>
  (Object.values(data)[0] as Record<string, Node>)[one]!;

/** Access is checked before the input. */
function asking({ schema, execute, contextFor }: RecordsTransport) {
  return async (
    request: FastifyRequest,
    document: DocumentNode,
    variablesOf: () => Record<string, unknown>,
  ): Promise<Node> => {
    const call = `${request.method} ${request.url}`;
    const { access, definition } = ownOperation(schema, document, call);
    const context = await contextFor(request);
    if (access && access !== 'public') requireGroup(context, access);
    const variables = readVariables(schema, definition, variablesOf());
    return dataOf(await execute({ document, variables, isOwn: true }, context)) as Node;
  };
}

const places: ReadonlySet<string> = new Set(['first', 'last', 'after', 'before']);

/** Returns the links to the neighbouring pages, as RFC 8288 writes them. */
function linksOf(
  url: string,
  query: Query,
  { hasNextPage, hasPreviousPage, startCursor, endCursor }: PageData['pageInfo'],
): string {
  const size = query.first ?? query.last;
  const others = Object.entries(query).filter(([name]) => !places.has(name));
  const to = (rel: string, place: Record<string, string | string[] | null | undefined>) => {
    const parameters = new URLSearchParams();
    for (const [name, values] of [...others, ...Object.entries(place)]) {
      for (const value of [values ?? []].flat()) parameters.append(name, value);
    }
    return `<${url}?${parameters.toString()}>; rel="${rel}"`;
  };
  return [
    ...(hasNextPage ? [to('next', { first: size, after: endCursor })] : []),
    ...(hasPreviousPage ? [to('prev', { last: size ?? '20', before: startCursor })] : []),
  ].join(', ');
}
