import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { PageSize } from '../client/budgets.ts';
import { CONTRACTS_WITH_ITEMS } from '../gateway/testing/contracts-sdl.ts';
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
test.setTimeout(800_000);

test('a kind of record that is added as CONTRIBUTING says is in the product that npm start serves', async ({
  page,
}) => {
  const folder = freshCopy();
  let product: Product | undefined;
  try {
    writeFileSync(join(folder, 'schema/contracts.graphql'), CONTRACTS_WITH_ITEMS);
    addReference(join(folder, 'schema/products.graphql'));
    for (const many of ['contracts', 'products']) {
      const drafted = await runNpm(['run', 'migration', '--', many], { folder });
      expect(drafted).toMatchObject({ code: 0, errorLines: [] });
      expect(drafted.stdout).toContain('Read and keep: gateway/database/migrations/');
    }

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
    const chosen = await addItem(page);
    await page.getByRole('button', { name: 'Create contract' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aluguel' })).toBeVisible();
    const items = page.getByRole('table', { name: 'Items' });
    await expect(items.getByRole('link', { name: chosen })).toBeVisible();
    await page.goto(`${product.url}/records/contracts`);
    await expect(page.getByRole('row').filter({ hasText: 'Aluguel' })).toBeVisible();
    await referToIt(page, product.url);
    await referToItFromSeveral(page, product.url);

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

/** Adds a row to the contract that is entered, and chooses its product; returns the product's title. */
async function addItem(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add item' }).click();
  const row = page.getByRole('group', { name: 'Item 1' });
  await row.getByRole('textbox', { name: 'Pieces' }).fill('3');
  const product = row.getByRole('combobox', { name: 'Product' });
  await product.click();
  await row.getByRole('listbox').getByRole('option').first().click();
  await expect(product).not.toHaveValue('');
  return product.inputValue();
}

/** Adds the one line that a reference takes to a kind whose screens are written by hand. */
function addReference(path: string): void {
  const line =
    '"Under which it is bought." contract: Contract @reference(onDelete: CLEAR, inverse: "products") @filter @sort';
  const sdl = readFileSync(path, 'utf8');
  const extended = sdl.replace(/^type Product @record.*\{$/m, (start) => `${start}\n  ${line}`);
  expect(extended).not.toBe(sdl);
  writeFileSync(path, extended);
}

/** Chooses the contract in the form of a product, and finds it on the product's page, list and filter, and on its own. */
async function referToIt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/produtos`);
  await page.locator('tbody a').first().click();
  await page.waitForURL(/\/produtos\/\w+/);
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('combobox', { name: 'Contract' }).pressSequentially('Alu');
  await page.getByRole('option', { name: 'Aluguel' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('link', { name: 'Aluguel' })).toBeVisible();

  await page.goto(`${url}/produtos?columns=title,contract`);
  const row = page.getByRole('row').filter({ hasText: title! });
  await expect(row.getByRole('link', { name: 'Aluguel' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Filter' })
    .getByRole('button', { name: 'Contract' })
    .click();
  await page.getByRole('checkbox', { name: /^Aluguel/ }).click();
  await expect(page).toHaveURL(/contractId=/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(row).toBeVisible();

  await row.getByRole('link', { name: 'Aluguel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aluguel' })).toBeVisible();
  const products = page.getByRole('region', { name: 'Produtos' });
  await expect(products.getByRole('link', { name: title! })).toBeVisible();
}

/** Gives several products the contract at once, and takes it from them. */
async function referToItFromSeveral(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/produtos?columns=title,contract`);
  const rows = page.locator('tbody tr');
  const change = async (enter: (dialog: Locator) => Promise<void>) => {
    for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
    await enter(dialog);
    await dialog.getByRole('button', { name: 'Change all' }).click();
  };
  const links = page.locator('tbody').getByRole('link', { name: 'Aluguel' });
  await change(async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Contract' }).pressSequentially('Alu');
    await page.getByRole('option', { name: 'Aluguel' }).click();
  });
  await expect(rows.nth(0).getByRole('link', { name: 'Aluguel' })).toBeVisible();
  await expect(rows.nth(1).getByRole('link', { name: 'Aluguel' })).toBeVisible();
  await change((dialog) => dialog.getByRole('checkbox', { name: 'Clear Contract' }).click());
  await expect(rows.nth(0).getByRole('link', { name: 'Aluguel' })).toHaveCount(0);
  await expect(links).toHaveCount(0);
}

function sizesIn(folder: string): PageSize[] {
  const text = readFileSync(join(folder, 'dist/page-sizes.json'), 'utf8');
  return (JSON.parse(text) as { whole: PageSize[] }).whole;
}
