import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/embedded-postgres.ts';
import { makeTemplate } from './fresh-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases of tests are made: see `freshDatabase`. */
    databases: string;
  }
}

/** One home of databases for the whole run of a project; each gateway of a test gets a copy of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isPostgres = project.config.env.STORE === 'PostgreSQL';
  const { url, stop } = await (isPostgres ? startPostgres() : makeFolder());
  await makeTemplate(url, 'migrated');
  await makeTemplate(url, 'seeded');
  project.provide('databases', url);
  return stop;
}

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'retaguarda-test-'));
  return { url: `file:${folder}`, stop: () => rm(folder, { recursive: true }) };
}
