import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/embedded-postgres.ts';
import { databaseFolder } from './database-folder.ts';
import { makeTemplate } from './fresh-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the databases; see `freshDatabase`. */
    databases: string;
  }
}

/** Databases of one run; each test's gateway gets a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isPostgres = project.config.env.STORE === 'PostgreSQL';
  const { url, stop } = await (isPostgres ? startPostgres(databaseFolder()) : makeFolder());
  await makeTemplate(url, 'migrated');
  await makeTemplate(url, 'seeded');
  project.provide('databases', url);
  return stop;
}

async function makeFolder() {
  const folder = await mkdtemp(join(databaseFolder(), 'retaguarda-test-'));
  return { url: `file:${folder}`, stop: () => rm(folder, { recursive: true }) };
}
