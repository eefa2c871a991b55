import type { FastifyInstance } from 'fastify';
import { requireGroup } from '../graphql/access.ts';
import { version } from '../project.ts';
import { openApiOf } from './openapi.ts';
import type { FileRoute } from './file-route.ts';
import type { RestDoor } from './register-rest.ts';

interface Options extends RestDoor {
  files: readonly FileRoute[];
  isDemo: boolean;
}

/** `GET /api/openapi.json`: what the REST calls take and answer, and the files. In production it is told to the signed-in. */
export async function openApiRoute(
  app: FastifyInstance,
  { schema, contextFor, isDemo, ...tables }: Options,
): Promise<void> {
  const document = JSON.stringify(openApiOf(schema, tables, version));
  app.get('/api/openapi.json', async (request, reply) => {
    if (!isDemo) requireGroup(await contextFor(request), 'GUEST');
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
