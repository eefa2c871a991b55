import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { deadlineIn } from '../graphql/deadline.ts';
import { isUnavailable } from '../errors/errors.ts';
import { version } from '../config/project.ts';
import type { Store } from '../database/database.ts';
import { retryLater } from '../http/errors.ts';

/** Milliseconds for the store to answer. */
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
      return retryLater(reply.code(503)).send({ status: 'unavailable', ...about });
    }
    return { status: 'ok', ...about };
  });
}
