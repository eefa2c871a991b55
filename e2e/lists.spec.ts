import { expect, test } from '@playwright/test';
import { startAs, startWith } from './watched.ts';

for (const [width, height, density, least] of [
  [1440, 900, '', 15],
  [1440, 900, 'compact', 20],
  [1024, 768, '', 12],
] as const) {
  test(`a list has room for ${least} rows, ${width} px wide with the menu open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await startWith(page, { settings: JSON.stringify({ sidebarMode: 'full' }) });
    await startAs(page, 'Editor');
    for (const path of ['/clientes?', '/produtos?', '/vendas?as=table&', '/invoices?', '/users?']) {
      await page.goto(`${path}density=${density}`);
      const rows = page.locator('tbody tr');
      await expect(rows.nth(19)).toBeAttached();
      const whole = () =>
        rows.evaluateAll(
          (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
        );
      await expect.poll(whole, { message: path }).toBeGreaterThanOrEqual(least);
    }
  });
}

test('a list shows a dash wherever there is no value', async ({ page }) => {
  await startAs(page, 'Editor');
  await page.goto('/clientes?columns=name,tradeName,city,lastPurchaseAt,lifetimeAmount&size=100');
  const empty = page.locator('tbody td:empty');
  await expect(empty.first()).toBeAttached();
  const shown = await empty.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::after').content),
  );
  expect(new Set(shown)).toEqual(new Set(['"–"']));
});

test('a number is never cut, and a tablet shows how to open a row beside the list', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await startAs(page, 'Editor');
  await page.goto('/invoices');
  const cells = page.locator('tbody td[data-column=Number]');
  await expect(cells.nth(19)).toBeAttached();
  const cut = await cells.evaluateAll(
    (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(cut).toBe(0);
  await expect(cells.first().getByRole('button')).toHaveCSS('opacity', '1');
  await context.close();
});

test('a name that is cut shows whole at the pointer, and where the keyboard is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await startAs(page, 'Editor');
  await page.goto('/clientes?text=irmãos valadares');
  const cell = page.locator('tbody td[data-column=Name]').first();
  await cell.hover();
  await expect(cell).toHaveAttribute('title', await cell.innerText());
  const isCut = () => cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isCut()).toBe(true);
  await page.keyboard.press('j');
  await expect(cell.getByRole('link')).toBeFocused();
  const box = page.locator('tbody td:has(input[type=checkbox])').first();
  await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await isCut()).toBe(false);
  await page.keyboard.press('/');
  expect(await isCut()).toBe(true);
});

test('the head of a long list stays while its rows scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startAs(page, 'Administrator');
  await page.goto('/clientes?size=50');
  const last = page.locator('tbody tr').last();
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toBeInViewport({ ratio: 1 });
});

test('deleting a record leads back to where it was in its list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Administrator');
  await page.goto('/clientes');
  const links = page.getByRole('table').locator('[data-row-link]');
  const after = await links.nth(15).getAttribute('data-row-link');
  await links.nth(14).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await links.nth(14).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.locator(`[data-row-link="${after}"]`)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/clientes\/\w+$/);
});

test('filters and orders pressed 150 ms apart all count, with answers 450 ms late', async ({
  page,
}) => {
  await startAs(page, 'Editor');
  await page.goto('/clientes');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Status' }).click();
  const lead = page.getByRole('checkbox', { name: /^Lead/ });
  const inactive = page.getByRole('checkbox', { name: /^Inactive/ });
  await expect(lead).toBeVisible();
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 450));
    await route.continue();
  });
  const pause = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await lead.check();
  await pause();
  await inactive.check();
  expect(decodeURIComponent(page.url())).toMatch(/\?status=lead,inactive$/);
  await page.keyboard.press('Escape');
  const city = page.getByRole('columnheader', { name: /^City/ });
  await city.getByRole('button').click();
  await pause();
  await city.getByRole('button').click();
  await expect(city).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/&sort=city&direction=descending$/);
});
