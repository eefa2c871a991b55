import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

interface FreshDatabase {
  url: string;
  remove(): Promise<void>;
}

/** Databases of the test's server that others are copied from: migrated, and with the demo data as well. */
export type Template = 'migrated' | 'seeded';

/**
 * A database of its own on the server, a copy of the template when one is named; without a server SQLite in
 * memory, which is gone when it is closed.
 */
export async function freshDatabase(
  postgresUrl: string | undefined,
  template?: Template,
): Promise<FreshDatabase> {
  if (!postgresUrl) return { url: 'file::memory:', remove: async () => undefined };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(postgresUrl, `create database ${name} template ${template ?? 'template1'}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    remove: () => onServer(postgresUrl, `drop database ${name} with (force)`),
  };
}

/** The same, but one that several stores can be opened on: SQLite in a file of a folder of its own. */
export async function sharedDatabase(postgresUrl: string | undefined): Promise<FreshDatabase> {
  if (postgresUrl) return freshDatabase(postgresUrl);
  const folder = await mkdtemp(join(tmpdir(), 'retaguarda-test-'));
  return {
    url: `file:${join(folder, 'retaguarda.db')}`,
    remove: () => rm(folder, { recursive: true }),
  };
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
