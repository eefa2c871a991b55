import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictures, picturesFolder } from './docs-pictures.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

test('the README shows the pictures that npm run docs takes, and no other is kept', () => {
  const shown = [...readme.matchAll(/!\[[^\]]+\]\(docs\/pictures\/([^)]+)\)/g)].map(
    ([, file]) => file,
  );
  const taken = pictures.map(({ file }) => file);
  expect(shown).toEqual(taken);
  expect(readdirSync(picturesFolder).toSorted()).toEqual(taken.toSorted());
});

test.each(pictures)('$file has less than 200 KB', ({ file }) => {
  const { size } = statSync(join(picturesFolder, file));
  expect(size).toBeGreaterThan(5_000);
  expect(size).toBeLessThan(200_000);
});
