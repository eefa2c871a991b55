import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PageSize } from '../client/budgets.ts';
import { CONTRACTS } from '../gateway/testing/contracts-sdl.ts';
import {
  freshCopy,
  type Product,
  removeFolder,
  repository,
  runNpm,
  startProduct,
} from './product.ts';

/** The most that a kind may add to a page that shows none of it: its name, where files are packed anew. */
const KILOBYTES_OF_A_NAME = 0.5;

// Two parts of the product are built anew, while other tests run.
test.setTimeout(400_000);

test('a kind of record that is added as CONTRIBUTING says is in the product that npm start serves', async ({
  page,
}) => {
  const folder = freshCopy();
  let product: Product | undefined;
  try {
    writeFileSync(join(folder, 'schema/contracts.graphql'), CONTRACTS);
    const drafted = await runNpm(['run', 'migration', '--', 'contracts'], { folder });
    expect(drafted).toMatchObject({ code: 0, errorLines: [] });
    expect(drafted.stdout).toContain('Read and keep: gateway/database/migrations/');

    product = await startProduct({ folder });
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Administrator', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(`${product.url}/records/contracts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
    await page.getByRole('link', { name: 'New contract' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Aluguel');
    await page.getByRole('textbox', { name: 'Supplier' }).fill('Imobiliária Horizonte');
    await page.getByRole('textbox', { name: 'Monthly' }).fill('4200');
    await page.getByRole('button', { name: 'Create contract' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aluguel' })).toBeVisible();
    await page.goto(`${product.url}/records/contracts`);
    await expect(page.getByRole('row').filter({ hasText: 'Aluguel' })).toBeVisible();

    const [before, after] = [repository, folder].map(sizesIn);
    for (const { page: name, kilobytes } of before!) {
      const now = after!.find((each) => each.page === name)!.kilobytes;
      expect.soft(now - kilobytes, name).toBeLessThan(KILOBYTES_OF_A_NAME);
    }
  } finally {
    await product?.stop('SIGTERM');
    removeFolder(folder);
  }
});

function sizesIn(folder: string): PageSize[] {
  const text = readFileSync(join(folder, 'dist/page-sizes.json'), 'utf8');
  return (JSON.parse(text) as { whole: PageSize[] }).whole;
}
