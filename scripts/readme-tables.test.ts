import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents, withTables } from './readme-tables.ts';

const readme = readFileSync(documents.readme.path, 'utf8');

test.each(Object.entries(documents))(
  'the tables of the %s are those of the program',
  async (_name, document) => {
    const text = readFileSync(document.path, 'utf8');
    expect(await withTables(text, document), 'run: npm run docs').toBe(text);
  },
);

test('a table that was edited by hand is put right', async () => {
  const edited = readme.replace('| `PORT` ', '| `PORTO` ').replace('`Query.me`', '`Query.you`');
  expect(edited).not.toBe(readme);
  expect(await withTables(edited, documents.readme)).toBe(readme);
});

test('a README without the place of a table is refused', async () => {
  await expect(withTables('# Retaguarda\n', documents.readme)).rejects.toThrow(
    'configuration:start',
  );
});
