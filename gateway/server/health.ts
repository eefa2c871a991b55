import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { deadlineIn } from '../graphql/deadline.ts';
import { isUnavailable, retryAfterOf } from '../errors/errors.ts';
import { version } from '../config/project.ts';
import type { Store } from '../database/database.ts';
import { retryLater } from '../http/errors.ts';

const LONGEST_WAIT_MS = 3_000;

/** `GET /healthz`: 200 or 503, with the store's name and the program's version. */
export async function healthRoute(
  app: FastifyInstance,
  { store, config }: { store: Store; config: Config },
): Promise<void> {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const about = { store: store.engine, version, profile: config.profile };
    const { check, hold } = deadlineIn(LONGEST_WAIT_MS);
    try {
      await hold(sql`select 1`.execute(store.dbFor(check)));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const body = { status: 'unavailable', ...about };
      return retryLater(reply.code(503), retryAfterOf(error)).send(body);
    }
    return { status: 'ok', ...about };
  });
}
