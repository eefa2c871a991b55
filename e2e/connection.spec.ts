import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { signIn, startAs, takeGatewayAway } from './watched.ts';

test('offline keeps the page on a phone, says so without covering it, and ends by itself', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Guest');
  await page.goto('/profile');
  const heading = page.getByRole('heading', { level: 1, name: 'Profile' });
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  const bar = page.getByText(/You’re offline/);
  await expect(bar).toBeVisible();
  const [barBox, headingBox] = [await bar.boundingBox(), await heading.boundingBox()];
  expect(barBox!.y + barBox!.height).toBeLessThanOrEqual(headingBox!.y);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(heading).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});

test('a page that is opened during an outage comes by itself when it is over', async ({ page }) => {
  await signIn(page, 'Editor');
  for (const path of ['/clientes', '/boards']) {
    const bringGatewayBack = await takeGatewayAway(page);
    await page.goto(path);
    await expect(page.getByText(/Can’t reach the server/)).toBeVisible();
    await bringGatewayBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('data that an outage keeps from a page comes by itself when it is over', async ({ page }) => {
  await signIn(page, 'Editor');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const bringGatewayBack = await takeGatewayAway(page);
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page.getByText(/Can’t reach the server/)).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await bringGatewayBack();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/Can’t reach the server/)).toBeHidden();
});

test('offline, a part that is opened first then waits in its place, and comes by itself', async ({
  page,
  context,
}) => {
  await startAs(page, 'Editor');
  await page.goto('/profile');
  const heading = page.getByRole('heading', { level: 1, name: 'Profile' });
  await expect(heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(/You’re offline/)).toBeVisible();
  await expect(heading).toBeAttached();
  await context.setOffline(false);
  await expect(panel.getByRole('link', { name: 'All notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(heading).toBeVisible();
});

test('a page whose code is gone after a deploy reloads itself once, and then says so', async ({
  page,
}) => {
  const documents: string[] = [];
  const known = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    known.add(request.url());
  });
  await signIn(page, 'Editor');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  documents.length = 0;
  const before = new Set(known);
  let isBack = false;
  await page.route('**/assets/**/*.js', (route) =>
    isBack || before.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: 'Produtos' }).click();
  await expect(page.getByRole('heading', { name: 'This couldn’t be loaded' })).toBeVisible();
  expect(documents).toEqual(['/produtos']);
  isBack = true;
  await page.getByRole('link', { name: 'Vendas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  await page.goto('/produtos');
  await expect(page.getByRole('table')).toBeVisible();
});

test('code that a page fetches in advance and that is gone does not reload it', async ({
  page,
}) => {
  await signIn(page, 'Editor');
  const { pages } = JSON.parse(readFileSync('dist/client/pages.json', 'utf8')) as {
    pages: { path: string; scripts: string[]; words: Record<string, string[]> }[];
  };
  const { scripts, words } = pages.find(({ path }) => path === '/profile')!;
  const needed = [...scripts, ...Object.values(words).flat()];
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/**/*.js', (route) =>
    needed.some((file) => route.request().url().endsWith(file))
      ? route.continue()
      : route.fulfill({ status: 404 }),
  );
  const gone = page.waitForResponse((response) => response.status() === 404);
  await page.goto('/profile');
  await gone;
  // A page that would reload asks first whether the gateway is there.
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(documents).toEqual(['/profile']);
});
