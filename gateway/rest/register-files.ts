import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors/errors.ts';
import { givenObject, type GivenQuery } from '../graphql/given-object.ts';
import { ownOperation } from '../graphql/own-operation.ts';
import { type FileRoute, writingAsked } from './file-route.ts';
import { nameIgnored } from '../http/ignored-fields.ts';
import { pagesOf } from '../graphql/pages.ts';
import type { RestTransport } from './register-rest.ts';

type Row = FileRoute<object, Record<string, unknown>>;

/** Throws when an operation is invalid. */
export async function registerFiles(
  app: FastifyInstance,
  {
    files,
    schema,
    execute,
    contextFor,
  }: Omit<RestTransport, 'rows'> & { files: readonly FileRoute[] },
): Promise<void> {
  for (const row of files as unknown as Row[]) {
    const { path, type, variables, make } = row;
    ownOperation(schema, row.operation, path);
    const parameters = parametersOf(row);
    app.get(path, async (request, reply) => {
      const { id = '' } = request.params as { id?: string };
      const query = request.query as GivenQuery;
      const given = { filter: givenObject(query, 'filter'), sort: givenObject(query, 'sort') };
      const pages = pagesOf({ execute }, row, variables(id, given), () => contextFor(request));
      // Refuse before anything is sent.
      const { value: first = {} } = await pages.next();
      const format = writingAsked(request);
      nameIgnored(
        reply,
        Object.keys(query).filter((name) => !parameters.includes(name)),
      );
      const file = await make(first, format, withFirst(first, pages));
      if (!file) throw notFound('Record');
      const { content } = file;
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('cache-control', 'no-store')
        .send(Buffer.isBuffer(content) ? content : Readable.from(content));
    });
  }
}

const parametersOf = ({ isOfList, writtenFor = [] }: Row) => [
  ...(isOfList ? ['filter', 'sort'] : []),
  ...writtenFor,
  ...(writtenFor.includes('language') ? ['lang'] : []),
];

async function* withFirst(first: object, rest: AsyncIterable<object>) {
  yield first;
  yield* rest;
}
