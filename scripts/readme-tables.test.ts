import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readmePath, withTables } from './readme-tables.ts';

const readme = readFileSync(readmePath, 'utf8');

test('the tables of the README are those of the program', async () => {
  expect(await withTables(readme), 'run: npm run docs').toBe(readme);
});

test('a table that was edited by hand is put right', async () => {
  const edited = readme.replace('| `PORT` ', '| `PORTO` ').replace('`Query.me`', '`Query.you`');
  expect(edited).not.toBe(readme);
  expect(await withTables(edited)).toBe(readme);
});

test('a README without the place of a table is refused', async () => {
  await expect(withTables('# Retaguarda\n')).rejects.toThrow('configuration:start');
});
