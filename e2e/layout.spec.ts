import { expect, test } from '@playwright/test';
import { signIn } from './watched.ts';

test('the layout has the measures of the specification', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, 'Super administrator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = page.getByRole('banner');
  const side = page.locator('.mantine-AppShell-navbar');
  const content = page.getByRole('main').locator('.mantine-Container-root');
  expect((await top.boundingBox())?.height).toBe(64);
  expect((await side.boundingBox())?.width).toBe(80);
  expect((await content.boundingBox())?.width).toBe(1200);

  await page.getByRole('button', { name: 'Widen the menu' }).click();
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(260);
  await page.goto('/charts/echarts');
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(260);
  const card = page.getByRole('region', { name: 'Lines', exact: true });
  expect((await card.boundingBox())?.width).toBe(800);
});

test('the side navigation is a drawer below 767 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await signIn(page, 'Super administrator');
  const openMenu = page.getByRole('button', { name: 'Open the menu' });
  await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
  await expect(openMenu).toBeHidden();
  await page.setViewportSize({ width: 766, height: 900 });
  await openMenu.click();
  const drawer = page.getByRole('dialog');
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(260);
  await drawer.getByRole('button', { name: 'Apps' }).click();
  await drawer.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('the language changes without a reload and lasts', async ({ page }) => {
  await signIn(page, 'Super administrator');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Português (Brasil)' }).click();
  await expect(page.getByRole('heading', { name: 'Olá, Marina Duarte' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Faturamento' })).toBeVisible();
});

test('a page and a panel show that their code is on the way', async ({ page }) => {
  await signIn(page, 'Super administrator');
  const chat = page.getByRole('button', { name: /^Chat/ });
  await expect(chat).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Vendas' }).click();
  const bar = page.locator('header [data-mounted]').getByRole('progressbar');
  await expect(bar).toBeAttached();
  await chat.click();
  const pending = page.getByRole('dialog', { name: 'Loading…' });
  await expect(pending.getByRole('status', { name: 'Loading…' })).toBeVisible();
  goOn();
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
  await expect(pending).toBeHidden();
  await expect(page.locator('h1')).toHaveText('Vendas');
  await expect(bar).toHaveCount(0);
});
