import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { domains } from '../server/domains.ts';
import type { Store } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../server/seeding.ts';
import { fillEmptyKinds } from './sample-rows.ts';
import { SEEDED_AT } from './seeded-at.ts';

interface FreshDatabase {
  url: string;
  remove(): Promise<void>;
}

/** Copying a template takes a tenth of the time of making a database. */
export type Template = 'migrated' | 'seeded';

/** `home` holds the templates: a PostgreSQL server, or `file:` and a folder for SQLite. */
export async function freshDatabase(home: string, template?: Template): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = addressOf(home, name);
  if (isServer(home)) {
    // A quarter of the time of the default strategy.
    const source = `template ${template ?? 'template1'} strategy file_copy`;
    await onServer(home, `create database ${name} ${source}`);
    return { url, remove: () => onServer(home, `drop database ${name} with (force)`) };
  }
  const path = pathOf(url);
  if (template) await copyFile(pathOf(addressOf(home, template)), path);
  const files = ['', '-wal', '-shm'].map((ending) => path + ending);
  return {
    url,
    async remove() {
      await Promise.all(files.map((file) => rm(file, { force: true })));
    },
  };
}

export async function makeTemplate(home: string, template: Template): Promise<void> {
  const url = addressOf(home, template);
  if (isServer(home)) await onServer(home, `create database ${template}`);
  const store = await openStore(isServer(home) ? url : 'file::memory:');
  await migrate(store);
  if (template === 'seeded') {
    await seed(store, domains, { moment: SEEDED_AT });
    await fillEmptyKinds(store);
  }
  if (!isServer(home)) await sql`vacuum into ${sql.lit(pathOf(url))}`.execute(store.db);
  await store.close();
}

/** Turns durability off: a test's database need not survive a crash. */
export async function disableDurability({ db, engine }: Store): Promise<void> {
  if (engine === 'SQLite') await sql`pragma synchronous = off`.execute(db);
}

const isServer = (home: string) => !home.startsWith('file:');

const pathOf = (fileUrl: string) => fileUrl.slice('file:'.length);

function addressOf(home: string, database: string): string {
  if (!isServer(home)) return `${home}/${database}.db`;
  const url = new URL(home);
  url.pathname = `/${database}`;
  return url.toString();
}

/** The connection for statements about databases; it does not keep the process alive. */
let connection: pg.Pool | undefined;

async function onServer(connectionString: string, statement: string): Promise<void> {
  const setting = { connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true };
  // The server ends before the process that started it.
  connection ??= new pg.Pool(setting).on('error', () => undefined);
  await connection.query(statement);
}
