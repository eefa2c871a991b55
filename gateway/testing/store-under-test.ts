import { inject, onTestFinished } from 'vitest';
import type { Store } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { freshDatabase } from './fresh-database.ts';

/** Resolves to the URL of a new database, which is deleted after the test. */
export async function emptyDatabase(): Promise<string> {
  const { url, remove } = await freshDatabase(inject('databases'));
  onTestFinished(remove);
  return url;
}

/** Opens a store, which is closed after the test. */
export async function storeAt(url: string): Promise<Store> {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}
