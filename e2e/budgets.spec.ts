import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ownBudgets, type PageSize, pageBudgets } from '../client/budgets.ts';

const read = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../dist/page-sizes.json'), 'utf8')) as Record<
    'whole' | 'own',
    PageSize[]
  >;

test('no page moves more than its budget', () => {
  const { whole } = read();
  for (const { page, kilobytes, files } of pageBudgets) {
    const size = whole.find((each) => each.page === page)!;
    expect.soft(size.kilobytes, `kilobytes of ${page}`).toBeGreaterThan(50);
    expect.soft(size.kilobytes, `kilobytes of ${page}`).toBeLessThanOrEqual(kilobytes);
    expect.soft(size.files, `files of ${page}`).toBeLessThanOrEqual(files);
  }
});

test("no page's own code is larger than its budget", () => {
  const limited = read().own.map(({ page, kilobytes }) => ({
    page,
    kilobytes,
    most: ownBudgets.rows.find(({ pages }) => pages.test(page))!.kilobytes,
  }));
  expect(limited.length).toBeGreaterThan(50);
  expect(limited.filter(({ kilobytes, most }) => kilobytes > most)).toEqual([]);
});
