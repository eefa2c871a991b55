import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProvider, type TestProvider } from '../../gateway/testing/provider.ts';
import { freePort, type Product, removeFolder, startProduct, temporaryFolder } from '../product.ts';
import { watched } from '../watched.ts';

let folder: string;
let provider: TestProvider;
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = temporaryFolder();
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  provider = await startProvider({ publicUrl });
  const environment = {
    ...provider.environment,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: `file:${join(folder, 'data.db')}`,
  };
  product = await startProduct({ environment });
});

test.afterAll(async () => {
  await product.stop('SIGKILL');
  await provider.stop();
  removeFolder(folder);
});

test('a person signs in by the provider, ends at the page asked for, and the token is in no address', async ({
  page,
}) => {
  const problems = watched(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  provider.add({ name: 'Ana Souza' });
  await page.goto(`${product.url}/invoices?status=pending`);
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await page.getByRole('link', { name: 'Ana Souza' }).click();
  await page.waitForURL(`${product.url}/invoices?status=pending`);
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).toMatch(/^ey/);
  expect(addresses.filter((address) => address.includes(token!))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(problems).toEqual([]);
});

test('an account connects the provider on its profile, and signs in by it from then on', async ({
  page,
}) => {
  provider.add({ name: 'Editor at Acme' });
  await page.goto(`${product.url}/login?from=/profile`);
  await page.getByRole('button', { name: 'Editor', exact: true }).click();
  await page.getByRole('button', { name: 'Connect Acme' }).click();
  await page.getByLabel('Current password').fill('retaguarda');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'Editor at Acme' }).click();
  await expect(page.getByText('Acme is connected. You can sign in with it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect Acme' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(`${product.url}/login?from=/profile`);
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await page.getByRole('link', { name: 'Editor at Acme' }).click();
  await expect(page.getByText('editor@retaguarda.test').first()).toBeVisible();
});

test('who turns back at the provider is told so on the sign-in page', async ({ page }) => {
  await page.goto(`${product.url}/login?from=/deals`);
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('You did not sign in at Acme.');
  await expect(page).toHaveURL(`${product.url}/login?from=%2Fdeals`);
});
