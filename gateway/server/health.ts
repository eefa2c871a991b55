import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { deadlineIn } from '../graphql/deadline.ts';
import { isUnavailable, retryAfterOf, unavailable } from '../errors/errors.ts';
import { version } from '../config/project.ts';
import type { Db, Store } from '../database/database.ts';
import { retryLater } from '../http/errors.ts';
import { ALWAYS_ANSWERED } from '../http/shedding.ts';

const LONGEST_WAIT_MS = 3_000;
const PROBE = 'readyz';

/**
 * `GET /healthz` answers 200 when the store answers, `GET /readyz` when it takes changes too; otherwise both answer
 * 503.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { store, config }: { store: Store; config: Config },
): Promise<void> {
  const about = { store: store.engine, version, profile: config.profile };
  const answer = async (reply: FastifyReply, run: (db: Db) => Promise<unknown>) => {
    const { check, hold } = deadlineIn(LONGEST_WAIT_MS);
    try {
      await hold(run(store.dbFor(check)));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const body = { status: 'unavailable', ...about };
      return retryLater(reply.code(503), retryAfterOf(error)).send(body);
    }
    return { status: 'ok', ...about };
  };
  const options = { logLevel: 'warn', config: ALWAYS_ANSWERED } as const;
  app.get('/healthz', options, (_request, reply) =>
    answer(reply, (db) => sql`select 1`.execute(db)),
  );
  app.get('/readyz', options, (request, reply) =>
    answer(reply, (db) =>
      tryToWrite(db).catch((error: unknown) => {
        request.log.error({ err: error }, 'the store takes no changes');
        throw isUnavailable(error) ? error : unavailable(error);
      }),
    ),
  );
}

class TakenBack extends Error {}

async function tryToWrite(db: Db): Promise<void> {
  const row = { name: PROBE, value: '' };
  const write = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('storeFacts').where('name', '=', PROBE).execute();
    await transaction.insertInto('storeFacts').values(row).execute();
    throw new TakenBack();
  });
  await write.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
}
