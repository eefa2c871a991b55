import { existsSync } from 'node:fs';
import { readConfig } from '../gateway/config/config.ts';
import type { Store } from '../gateway/database/database.ts';
import { openStore } from '../gateway/database/open-store.ts';
import { DamagedDump } from '../gateway/database/dump/dump-format.ts';

export const databaseUrl = () => readConfig({ DATABASE_URL: process.env.DATABASE_URL }).databaseUrl;

export async function withExistingStore<Result>(
  url: string,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const path = url.startsWith('file:') ? url.slice('file:'.length) : undefined;
  if (path !== undefined && !existsSync(path)) throw new Error(`${path} does not exist.`);
  return withStore(url, use);
}

export async function withStore<Result>(
  url: string,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(url);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

export const countsIn = ({ tables, rows }: { tables: number; rows: number }) =>
  `${tables} tables with ${rows} rows`;

export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const said = error instanceof DamagedDump ? `The backup is damaged: ${message}.` : message;
    process.stderr.write(`${said}\n`);
    process.exitCode = 1;
  }
}
