import { onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { buildApp } from '../server/app.ts';
import { storeAt } from './store-under-test.ts';
import { startGateway, type TestGateway } from './test-gateway.ts';

const limited = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };

/** Starts a gateway with the limits of production, behind one proxy; it is stopped after the test. */
export async function limitedGateway(environment = {}): Promise<TestGateway> {
  const gateway = await startGateway({ environment: { ...limited, ...environment } });
  onTestFinished(() => gateway.stop());
  return gateway;
}

export async function secondGateway({ services }: TestGateway, given = {}) {
  const { databaseUrl } = services.config;
  const environment = { ...limited, ...given, DATABASE_URL: databaseUrl, LOGIN_DELAY_MS: '0' };
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
  const { app } = await buildApp(await storeAt(databaseUrl), config);
  onTestFinished(() => app.close());
  return { app };
}

export interface Sent {
  method?: 'GET' | 'POST';
  url: string;
  payload?: object;
  from?: string;
  headers?: Record<string, string>;
}

export const send = (
  { app }: Pick<TestGateway, 'app'>,
  { method = 'POST', url, payload = {}, from = '203.0.113.7', headers }: Sent,
) =>
  app.inject({
    method,
    url,
    headers: { 'x-forwarded-for': from, ...headers },
    ...(method === 'POST' && { payload }),
  });
