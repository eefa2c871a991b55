import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../gateway/server/app.ts';
import { readConfig } from '../../gateway/config/config.ts';
import { authenticator } from '../../gateway/domains/sign-in/caller.ts';
import { signIn } from '../../gateway/domains/sign-in/signing-in.ts';
import { domains } from '../../gateway/server/domains.ts';
import { contextOf } from '../../gateway/graphql/context.ts';
import { buildSchema } from '../../gateway/graphql/schema.ts';
import { columnsOf } from '../../gateway/database/columns.ts';
import { openStore } from '../../gateway/database/open-store.ts';
import { migrate } from '../../gateway/database/migrate.ts';
import { seed } from '../../gateway/server/seeding.ts';
import type { Listening } from '../start-server.ts';

/** Contenders answer alike only if their data are of one moment. */
const moment = '2026-03-02T12:00:00.000Z';

/** Starts the gateway over a seeded SQLite file, and returns its parts for the contenders that stand in for it. */
export async function preparedGateway() {
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  process.once('SIGTERM', () => process.exit(0));
  const file = join(folder, 'bench.db');
  const config = readConfig({
    DATABASE_URL: `file:${file}`,
    LOGIN_DELAY_MS: '0',
    RATE_LIMIT_FACTOR: '1000',
  });
  const store = await openStore(config.databaseUrl);
  await migrate(store);
  await seed(store, domains, { moment, scale: Number(process.argv[2]) });
  const { app, services } = await buildApp(store, config);
  const authenticate = authenticator(services);
  return {
    app,
    services,
    file,
    /** The same schema and resolvers, untouched by the gateway's own server. */
    schema: buildSchema({ domains, columns: await columnsOf(store.db) }),
    contextFor: (authorization: string | undefined) =>
      contextOf(services, authenticate, { id: 'bench', log: app.log, headers: { authorization } }),
    async announce(url: string) {
      const credentials = { email: 'sa@retaguarda.test', password: 'retaguarda' };
      const { accessToken: token } = await signIn(services, credentials);
      process.send?.({ url, token } satisfies Listening);
    },
  };
}
