import type { FastifyInstance } from 'fastify';
import { requireGroup } from '../graphql/access.ts';
import { version } from '../project.ts';
import { openApiOf } from './openapi.ts';
import type { RestDoor } from './register-rest.ts';

/** `GET /api/openapi.json`: what the REST calls take and answer. In production it is told to the signed-in. */
export async function openApiRoute(
  app: FastifyInstance,
  { schema, rows, contextFor, isDemo }: RestDoor & { isDemo: boolean },
): Promise<void> {
  const document = JSON.stringify(openApiOf(schema, rows, version));
  app.get('/api/openapi.json', async (request, reply) => {
    if (!isDemo) requireGroup(await contextFor(request), 'GUEST');
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
