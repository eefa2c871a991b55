import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentErrors } from '../graphql/document-rules.ts';
import { invalid, notFound } from '../graphql/errors.ts';
import type { FileRoute, Writing } from './file-route.ts';
import { dataOf, type RestDoor } from './register-rest.ts';

type Row = FileRoute<object, Record<string, unknown>>;

const written: Writing = { language: 'en', timeZone: 'UTC' };

/** Registers every file. Throws when the operation of one does not hold against the schema. */
export async function registerFiles(
  app: FastifyInstance,
  { files, schema, execute, contextFor }: Omit<RestDoor, 'rows'> & { files: readonly FileRoute[] },
): Promise<void> {
  for (const { path, operation: document, variables, make } of files as unknown as Row[]) {
    const [error] = documentErrors(schema, document);
    if (error) throw new Error(`The operation of ${path} does not hold: ${error.message}`);
    app.get(path, async (request, reply) => {
      const context = await contextFor(request);
      const { id = '' } = request.params as { id?: string };
      const data = dataOf(await execute({ document, variables: variables(id) }, context));
      const file = await make(data, writingIn(request));
      if (!file) throw notFound('Record');
      return reply
        .type(file.type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('cache-control', 'no-store')
        .send(file.content);
    });
  }
}

function writingIn({ query }: FastifyRequest): Writing {
  const { language, timeZone } = { ...written, ...(query as Partial<Writing>) };
  try {
    new Intl.DateTimeFormat(language, { timeZone });
  } catch {
    throw invalid({ language: 'or timeZone is not known' });
  }
  return { language, timeZone };
}
