import { expect, type Page, type Request, test } from '@playwright/test';
import { pageBudgets } from '../client/budgets.ts';
import { signIn } from './watched.ts';

const budgetOf = (path: string) => pageBudgets.find(({ page }) => page === path)!;

/** What a browser with nothing stored of the product fetches for a page until it shows what `shown` waits for. */
async function coldLoad(page: Page, path: string, shown: () => Promise<void>) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const code: Request[] = [];
  const note = (request: Request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) code.push(request);
  };
  page.on('requestfinished', note);
  await page.goto(path);
  await shown();
  page.off('requestfinished', note);
  const sizes = await Promise.all(code.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return { files: code.length, kilobytes: bytes / 1024 };
}

test('the sign-in moves no more than its budget until it shows', async ({ page }) => {
  const { files, kilobytes } = budgetOf('/login');
  const moved = await coldLoad(page, '/login', async () => {
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
  });
  expect(moved.files).toBeGreaterThan(0);
  expect(moved.files).toBeLessThanOrEqual(files);
  expect(moved.kilobytes).toBeLessThanOrEqual(kilobytes);
});

test('the home page moves no more than its budget until it shows', async ({ page }) => {
  await signIn(page, 'Super administrator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { files, kilobytes } = budgetOf('/home');
  const moved = await coldLoad(page, '/home', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Revenue' })).toBeVisible();
  });
  expect(moved.files).toBeGreaterThan(0);
  expect(moved.files).toBeLessThanOrEqual(files);
  expect(moved.kilobytes).toBeLessThanOrEqual(kilobytes);
});
