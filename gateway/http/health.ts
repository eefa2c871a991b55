import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { version } from '../project.ts';
import type { Store } from '../store/database.ts';

/** `GET /healthz`: 200 when the store answers, with its name and the program's version. */
export async function healthRoute(
  app: FastifyInstance,
  { store, config }: { store: Store; config: Config },
): Promise<void> {
  app.get('/healthz', { logLevel: 'warn' }, async () => {
    await sql`select 1`.execute(store.db);
    return { status: 'ok', store: store.engine, version, profile: config.profile };
  });
}
