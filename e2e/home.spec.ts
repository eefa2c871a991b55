import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { dayAgo, daysFromTo } from './days.ts';
import { answerLate, LATE_MS, startAs, startWith, watched } from './watched.ts';

const MOST_SHIFT = 0.02;

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a number of the home page is the total of the list that it opens, before and after a reload', async ({
  page,
}) => {
  const problems = watched(page);
  const [from, to] = [dayAgo(300), dayAgo(0)];
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  await page.getByLabel('Period', { exact: true }).selectOption('custom');
  await page.getByLabel('From', { exact: true }).fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
  await expect(page.getByText(daysFromTo(from, to))).toBeVisible();
  await expect(page).toHaveURL(`/home?from=${from}&to=${to}`);

  const figure = tile(page, 'Revenue').getByRole('link', { name: /^\$ / }).first();
  const revenue = await figure.innerText();
  const invoices = tile(page, 'Revenue').getByRole('link', { name: /^\d+ invoices?$/ });
  const count = parseInt(await invoices.innerText());
  expect(count).toBeGreaterThan(5);
  await figure.click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*/invoices\\?from=${from}&to=${to}`));
  await expect(page.getByText(`Total ${revenue}`)).toBeVisible();
  await expect(page.getByText(new RegExp(`^(Showing \\d+|1 to \\d+) of ${count}$`))).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Period', { exact: true })).toHaveValue('custom');
  await expect(figure).toHaveText(revenue);
  await page.reload();
  await expect(figure).toHaveText(revenue);

  const address = page.url();
  const customers = tile(page, 'New customers').getByRole('link', { name: /^\d+$/ }).first();
  // Other tests make customers meanwhile.
  await expect(async () => {
    await page.goto(address);
    const entered = await customers.innerText();
    await customers.press('Enter');
    const shown = page.getByText(new RegExp(`^(Showing \\d+|1 to \\d+) of ${entered}$`));
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(problems).toEqual([]);
});

test('nothing on the home page moves while it loads for the first time', async ({
  page,
  browser,
}) => {
  const token = await startAs(page, 'Super administrator');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    expect(await shiftOf(browser, viewport, token)).toBeLessThan(MOST_SHIFT);
  }
});

/** Returns how much moves until all of the page is there, in a browser that has nothing of it yet. */
async function shiftOf(
  browser: Browser,
  viewport: { width: number; height: number },
  accessToken: string,
): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await startWith(page, { accessToken });
  await page.goto('/home');
  const chart = page.getByRole('img', { name: /^Revenue over/ });
  await expect(chart.locator('svg').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer hears nothing when nothing shifts.
        setTimeout(() => resolve(0), 1_000);
      }),
  );
  await context.close();
  return shift;
}

test('the chart of the revenue fills its tile, and no tile moves while another period comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  const revenue = tile(page, 'Revenue');
  const chart = revenue.getByRole('img', { name: /^Revenue over/ });
  await expect(chart.locator('svg')).toBeVisible();
  const bottomOf = async (shown: Locator) => {
    const { y, height } = (await shown.boundingBox())!;
    return y + height;
  };
  const left = async () =>
    (await bottomOf(revenue)) - (await bottomOf(revenue.getByText('Show as table')));
  await expect.poll(left).toBeLessThan(24);
  expect((await chart.locator('svg').boundingBox())!.height).toBeGreaterThan(264);

  const below = await tile(page, 'Deals by stage').boundingBox();
  await answerLate(page, LATE_MS);
  await page.getByLabel('Period', { exact: true }).selectOption('90d');
  await expect(revenue.getByRole('status', { name: 'Loading…' })).toBeVisible();
  expect(await tile(page, 'Deals by stage').boundingBox()).toEqual(below);
});

test('the column heads of the open invoices stand apart in Portuguese', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startWith(page, { settings: JSON.stringify({ language: 'pt-BR' }) });
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  const heads = tile(page, 'Faturas em aberto').getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  const [, period, all] = await heads.evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      const { left, right } = words.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(all!.left - period!.right).toBeGreaterThan(8);
});
