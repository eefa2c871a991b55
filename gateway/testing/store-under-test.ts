import { inject, onTestFinished } from 'vitest';
import { openStore, type Store } from '../store/database.ts';
import { sharedDatabase } from './fresh-database.ts';
import { startTestGateway, type TestGatewayOptions } from './test-gateway.ts';

/** The server of the running test project; undefined where the store is SQLite. */
const postgresUrl = () => (process.env.STORE === 'PostgreSQL' ? inject('postgresUrl') : undefined);

/** A gateway over the store of the running test project: SQLite in one, PostgreSQL in the other. */
export function startGateway(options: TestGatewayOptions = {}) {
  return startTestGateway({ ...options, postgresUrl: postgresUrl() });
}

/** The address of an empty database that several stores can be opened on; it is gone after the test. */
export async function emptyDatabase(): Promise<string> {
  const { url, remove } = await sharedDatabase(postgresUrl());
  onTestFinished(remove);
  return url;
}

/** A store that is closed after the test. */
export async function storeAt(url: string): Promise<Store> {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}
