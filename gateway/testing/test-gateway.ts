import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { inject } from 'vitest';
import { buildApp, type AppOptions } from '../server/app.ts';
import { readConfig, type Environment } from '../config/config.ts';
import { accountRow } from '../domains/sign-in/signing-in.ts';
import type { Role } from '../domains/accounts/accounts.table.ts';
import { insertSession } from '../domains/accounts/sessions.store.ts';
import { domains } from '../server/domains.ts';
import { buildSchema } from '../graphql/schema.ts';
import type { Services } from '../services/services.ts';
import { columnsOf } from '../database/columns.ts';
import { newId } from '../database/new-id.ts';
import type { Store } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { disableDurability, freshDatabase } from './fresh-database.ts';

export interface TestGatewayOptions extends AppOptions {
  environment?: Environment;
  isEmpty?: boolean;
  /** Maps the database's URL to the one that the gateway uses. */
  reach?: (databaseUrl: string) => Promise<string>;
}

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

export interface GraphqlBody {
  data?: Record<string, any> | null; // oxlint-disable-line typescript/no-explicit-any -- the shape is the query's
  errors?: { message: string; path?: unknown[]; extensions?: Record<string, unknown> }[];
}

/** A gateway in this process, over its own store of the test project's kind. */
export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

/** Tests send more from one address than people do. */
const forTests = { LOGIN_DELAY_MS: '0', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '20' };

const neverShed = {
  eventLoopDelayMs: Infinity,
  waitingWhenLate: 0,
  eventLoopUtilization: 1,
  waitingWhenFull: 0,
  begunWhenFull: Infinity,
  sampleMs: 1_000,
  refusedPauseMs: 0,
};

export async function startGateway(options: TestGatewayOptions = {}) {
  const { environment, isEmpty = false, reach = async (url) => url, ...appOptions } = options;
  const settings = { ...forTests, ...environment };
  const isSeeded = !isEmpty && readConfig(settings).isDemo;
  const database = await freshDatabase(inject('databases'), isSeeded ? 'seeded' : 'migrated');
  const url = await reach(database.url);
  const config = readConfig({ ...settings, DATABASE_URL: url });
  const store = await openStore(url);
  await disableDurability(store);
  const schema = appOptions.sdl ? undefined : await schemaOver(store, appOptions);
  const { app, services } = await buildApp(store, config, {
    overload: neverShed,
    ...appOptions,
    ...(schema && { schema }),
  });

  const call = async (request: Request): Promise<Answer> => {
    const { method = 'POST', url, body, token, headers } = request;
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...(body === undefined || typeof body === 'string'
          ? {}
          : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
  };

  return {
    app,
    store,
    services,
    call,
    async graphql(query: string, variables?: object, token?: string): Promise<GraphqlBody> {
      const { body } = await call({
        url: '/graphql',
        body: { query, variables },
        ...(token && { token }),
      });
      return body as GraphqlBody;
    },
    /** Returns the token of a new account with the role. */
    tokenFor: (role: Role) => tokenFor(store, services, role),
    /** Returns the token of the demo account with the role; the personal demo data is the SA's. */
    demoTokenFor: (role: Role) => demoTokenFor(store, services, role),
    async stop() {
      await app.close();
      await store.close();
      await database.remove();
    },
  };
}

const schemas = new Map<string, GraphQLSchema>();

/** Returns the schema, which is built once for the process, because it takes longer than the rest of a gateway. */
async function schemaOver({ db, engine }: Store, { mocksMissing = false }: AppOptions) {
  const key = `${engine} ${mocksMissing}`;
  const known = schemas.get(key);
  if (known) return known;
  const schema = buildSchema({ domains, columns: await columnsOf(db), mocksMissing });
  schemas.set(key, schema);
  return schema;
}

interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

async function demoTokenFor(store: Store, services: Services, role: Role): Promise<string> {
  const { id } = await store.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', role)
    .where('isDemo', '=', 1)
    .executeTakeFirstOrThrow();
  return tokenOf(store, services, id);
}

/** argon2id of `x` with the lowest costs: hashing is slow on purpose, and every test account has this password. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$llcCHZNrZLa+5eypAqfN5A$vllTYRDy1N8pwK+JMsXmS+czxlLq4Essr+8NALXG06M';

async function tokenFor(store: Store, services: Services, role: Role): Promise<string> {
  const username = `${role.toLowerCase()}-${randomUUID()}`;
  const email = `${username}@example.test`;
  const account = accountRow({ email, username, role, passwordHash: PASSWORD_HASH });
  await store.db.insertInto('accounts').values(account).execute();
  return tokenOf(store, services, account.id);
}

async function tokenOf({ db }: Store, { tokens }: Services, accountId: string): Promise<string> {
  const sessionId = newId();
  await insertSession(db, {
    id: sessionId,
    accountId,
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
    revokedAt: null,
  });
  return tokens.sign({ accountId, sessionId });
}
