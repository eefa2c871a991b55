import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface FreshDatabase {
  url: string;
  remove(): Promise<void>;
}

/** A database of its own on the server; without one SQLite in memory, which is gone when it is closed. */
export async function freshDatabase(postgresUrl: string | undefined): Promise<FreshDatabase> {
  if (!postgresUrl) return { url: 'file::memory:', remove: async () => undefined };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(postgresUrl, `create database ${name}`);
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
