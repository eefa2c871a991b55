import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { buildApp } from '../gateway/server/app.ts';
import { readConfig } from '../gateway/config/config.ts';
import { deadlineIn } from '../gateway/graphql/deadline.ts';
import { signIn } from '../gateway/domains/sign-in/signing-in.ts';
import { domains } from '../gateway/server/domains.ts';
import type { Db } from '../gateway/database/database.ts';
import { openStore } from '../gateway/database/open-store.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { seed } from '../gateway/server/seeding.ts';
import type { Running } from './entry.ts';

export interface Asked {
  query: string;
  variables?: Record<string, unknown>;
}

export interface LocalGateway {
  /** Rejects when there is an error in the answer. */
  ask: (asked: Asked) => Promise<Record<string, never>>;
  connections: readonly string[];
  db: Db;
}

const gateways = new Map<number, Promise<LocalGateway>>();

/** Keeps a gateway for each scale until the process ends: filling a large one takes longer than measuring it. */
export function localGateway(scale: number): Promise<LocalGateway> {
  const known = gateways.get(scale) ?? startGateway(scale);
  gateways.set(scale, known);
  return known;
}

async function startGateway(scale: number): Promise<LocalGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const config = readConfig({
    DATABASE_URL: `file:${join(folder, 'bench.db')}`,
    LOGIN_DELAY_MS: '0',
    RATE_LIMIT_FACTOR: '1000',
  });
  const store = await openStore(config.databaseUrl);
  await migrate(store);
  await seed(store, domains, { moment: new Date().toISOString(), scale });
  const { app, services, execute, contextFor } = await buildApp(store, config);
  const { accessToken } = await signIn(services, {
    email: 'sa@retaguarda.test',
    password: 'retaguarda',
  });
  const headers = { authorization: `Bearer ${accessToken}` };
  const context = await contextFor({ id: 'bench', log: app.log, headers } as never);
  const documents = new Map<string, ReturnType<typeof parse>>();
  return {
    connections: connectionsIn(services.schema),
    db: store.db,
    async ask({ query, variables }) {
      const document = documents.get(query) ?? parse(query);
      documents.set(query, document);
      const deadline = deadlineIn(services.longestOperationMs);
      const { data, errors } = await execute({ document, variables }, { ...context, deadline });
      if (errors?.[0]) throw errors[0];
      return data as Record<string, never>;
    },
  };
}

/** Returns the names of the lists that need no argument. */
function connectionsIn(schema: Awaited<ReturnType<typeof buildApp>>['services']['schema']) {
  return Object.values(schema.getQueryType()!.getFields())
    .filter(({ type, args }) => {
      const isList = String(type).replace('!', '').endsWith('Connection');
      return isList && !args.some((each) => String(each.type).endsWith('!'));
    })
    .map(({ name }) => name);
}

export async function inProcess(
  scale: number,
  prepare: (gateway: LocalGateway) => Asked | Promise<Asked>,
): Promise<Running> {
  const gateway = await localGateway(scale);
  const asked = await prepare(gateway);
  return repeated(() => gateway.ask(asked));
}

export function repeated(answer: () => Promise<unknown>): Running {
  return {
    answer,
    async measure(seconds) {
      const startedAt = performance.now();
      let times = 0;
      while (performance.now() < startedAt + seconds * 1000) {
        await answer();
        times += 1;
      }
      return times / ((performance.now() - startedAt) / 1000);
    },
    stop: async () => undefined,
  };
}
