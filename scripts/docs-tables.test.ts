import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf, type TableName, tables, withTable } from './docs-tables.ts';

const names = Object.keys(tables) as TableName[];
const edits: Record<TableName, [written: string, edited: string]> = {
  configuration: ['| `PORT` ', '| `PORTO` '],
  'request-limits': ['300 in 10 s', '301 in 10 s'],
  'document-limits': ['15,000 characters', '15,001 characters'],
  keys: ['<kbd>J</kbd>', '<kbd>W</kbd>'],
  teclas: ['<kbd>J</kbd>', '<kbd>W</kbd>'],
  permissions: ['`Query.me`', '`Query.you`'],
};

test.each(names)('the table of the page %s is that of the program', async (name) => {
  const text = readFileSync(pageOf(name), 'utf8');
  expect(await withTable(text, name), 'run: npm run docs').toBe(text);
});

test.each(names)('the table of %s, edited by hand, is put right', async (name) => {
  const text = readFileSync(pageOf(name), 'utf8');
  const edited = text.replace(...edits[name]);
  expect(edited).not.toBe(text);
  expect(await withTable(edited, name)).toBe(text);
});

test('a page without the place of its table is refused', async () => {
  await expect(withTable('# Configuration\n', 'configuration')).rejects.toThrow(
    'configuration:start',
  );
});
