import type { Declaration } from '../records/declare/declaration.ts';
import type { FastifyInstance } from 'fastify';
import { requireGroup } from '../records/access.ts';
import { version } from '../config/project.ts';
import { openApiOf, type OtherPaths } from './openapi.ts';
import type { FileRoute } from './file-route.ts';
import type { RestTransport } from './register-rest.ts';

interface OpenApiTransport extends RestTransport {
  files: readonly FileRoute[];
  otherPaths: OtherPaths;
  declarations: ReadonlyMap<string, Declaration>;
  isDemo: boolean;
}

/** `GET /api/openapi.json` answers the description of the API; in production only to signed-in callers. */
export async function openApiRoute(
  app: FastifyInstance,
  { schema, contextFor, isDemo, ...described }: OpenApiTransport,
): Promise<void> {
  let document: string | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    if (!isDemo) requireGroup(await contextFor(request), 'GUEST');
    document ??= JSON.stringify(openApiOf(schema, described, version));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
