import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const gateway = join(import.meta.dirname, '..');

/** An import of Kysely or of a value of `database/`, or a query. */
const speaksSql =
  /from 'kysely'|^import (?!type\b)[^;]*\/database\/|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/m;

export const hasSql = (text: string): boolean => speaksSql.test(text);

/**
 * Returns the globs of the tests of folders without SQL of their own: each layer and each domain is a folder. What they
 * ask the store is asked by the engines, which are tested on every store.
 */
export function testsWithoutSql(): string[] {
  const files = readdirSync(gateway, { recursive: true, encoding: 'utf8' });
  const isProgram = (file: string) => /\.ts$/.test(file) && !/\.test\.ts$|^testing\//.test(file);
  const programs = files.filter(isProgram);
  const folders = new Set(programs.map(folderOf));
  for (const file of programs) {
    if (hasSql(readFileSync(join(gateway, file), 'utf8'))) folders.delete(folderOf(file));
  }
  return [...folders].map((folder) => `gateway/${folder}/**/*.test.ts`);
}

const folderOf = (file: string) => /^domains\/[^/]+|^[^/]+/.exec(dirname(file))![0];
