import { expect, type Page, test } from '@playwright/test';
import { seedId } from '../seed/seed.ts';
import { askAsUser, expectWhole, startAs, startWith } from './watched.ts';

const searched = [
  '/clientes',
  '/produtos',
  '/vendas',
  '/invoices',
  '/calendar',
  '/inbox',
  '/users',
];
const filtered = [
  '/clientes?status=active',
  '/produtos?brand=Rede',
  '/vendas?as=table&stage=won',
  '/invoices?status=pending',
  '/users?gender=female',
  '/projects?text=a',
  '/loss-reasons?text=a',
];
const shifting = ['/forms/editor', '/forms/upload', '/material/table', ...filtered];

for (const width of [390, 1440]) {
  test(`what a field asks for is read whole at ${width} px, in Portuguese`, async ({ page }) => {
    await openAt(page, width, 'pt-BR');
    for (const path of [...searched, '/invoices/new']) {
      await page.goto(path);
      await expect(page.locator('main input[placeholder]').first()).toBeVisible();
      const cut = await page.locator('main input[placeholder]').evaluateAll(cutPlaceholders);
      expect({ path, cut }).toEqual({ path, cut: [] });
    }
  });

  for (const path of shifting) {
    test(`nothing of ${path} moves while it loads, at ${width} px`, async ({ page }) => {
      await openAt(page, width);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          const moved = shifts.reduce((sum, { value }) => sum + value, 0);
          document.documentElement.dataset.moved = String(
            Number(document.documentElement.dataset.moved ?? 0) + moved,
          );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading…' })).toHaveCount(0);
      const moved = await page.locator('html').getAttribute('data-moved');
      expect(Number(moved ?? 0)).toBeLessThan(0.02);
    });
  }
}

test.describe('at a zoom of 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('a page fits, with its action and what a form is saved by in view', async ({ page }) => {
    await startAs(page, 'Administrator');
    const customer = `/clientes/${seedId('customers', 0)}`;
    for (const [path, kind, name] of [
      ['/clientes', 'link', 'New customer'],
      [customer, 'link', 'Edit'],
      [`${customer}/edit`, 'button', 'Save'],
      ['/invoices/new', 'button', 'Create invoice'],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole('main');
      const action = main.getByRole(kind, { name, exact: true });
      await expect(action).toBeInViewport({ ratio: 1 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, beyond }).toEqual({ path, beyond: 0 });
      if (kind === 'link') continue;
      await main.getByRole('textbox').last().focus();
      await expect(main.getByRole('textbox').last()).toBeInViewport({ ratio: 1 });
      await expect(action).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a page opened by its address opens at its top, and a reload leaves it where it stands', async ({
  page,
}) => {
  await openAt(page, 390);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto(`/clientes/${seedId('customers', 0)}`);
  await page.getByRole('heading', { name: 'Timeline' }).scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(100);
  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.goto('/invoices/new');
  await expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused();
  expect(await scrolled()).toBe(0);
});

test('on a small screen the keyboard passes by the menu that is not shown', async ({ page }) => {
  await openAt(page, 390);
  await page.goto('/projects');
  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});

test('on a phone the changes of a record break no word', async ({ page }) => {
  await openAt(page, 390, 'pt-BR');
  await page.goto('/activity');
  const { createDeal } = await askAsUser<{ createDeal: { deal: { id: string } } }>(
    page,
    `mutation ($on: Date!) {
      createDeal(input: { title: "Varanda", expectedCloseDay: $on }) { deal { id } }
    }`,
    { on: new Date().toISOString().slice(0, 10) },
  );
  await askAsUser(
    page,
    'mutation ($id: ID!) { moveDealToStage(input: { id: $id, stage: negotiation }) { deal { id } } }',
    { id: createDeal.deal.id },
  );
  await page.goto('/activity?kind=Deal&action=updated');
  const values = page.getByRole('table', { name: 'Campos alterados' }).getByRole('cell');
  await expect(values.filter({ hasText: 'Negociação' }).first()).toBeVisible();
  const texts = values.filter({ hasText: /^\S+$/ });
  expect(await texts.evaluateAll(linesOfEach)).toEqual([1]);
});

test('on a phone an event of the month says more than a letter of its title', async ({ page }) => {
  await openAt(page, 390);
  await page.goto('/calendar?view=month');
  const tiles = page.getByRole('main').locator('a[data-event-id] > div:not([data-edge])');
  await expect(tiles.first()).toBeVisible();
  const letters = await tiles.evaluateAll(lettersSeen);
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(4);
});

test('on a phone the number of today is whole in the week', async ({ page }) => {
  await openAt(page, 390);
  await page.goto('/calendar?view=week');
  const number = page.getByRole('main').locator('button[data-today] > :last-child');
  await expect(number).toBeVisible();
  expect(await number.evaluate(isInsideItsRow)).toBe(true);
});

test('the map of a customer stays inside of their page', async ({ page }) => {
  for (const width of [390, 1440]) {
    await openAt(page, width);
    await page.goto(`/clientes/${seedId('customers', 0)}`);
    const map = page.getByRole('main').getByRole('img', { name: /Where / });
    await expect(map).toBeVisible();
    expect(await map.evaluate(isInsideItsCard)).toBe(true);
  }
});

test('where a list is wider than the page, numbers of invoices take no more room than they need', async ({
  page,
}) => {
  await openAt(page, 1024, 'pt-BR');
  await page.goto('/invoices');
  const head = page.getByRole('columnheader', { name: /^Número/ });
  await expect(page.getByRole('link', { name: /^INV-/ }).first()).toBeVisible();
  expect((await head.boundingBox())!.width).toBeLessThan(160);
});

test('the titles of a board’s columns are whole', async ({ page }) => {
  await openAt(page, 1440, 'pt-BR');
  await page.goto(`/boards/${seedId('boards', 0)}`);
  await expectWhole(page.getByRole('main').getByRole('heading', { level: 2 }));
});

async function openAt(page: Page, width: number, language = 'en') {
  await page.setViewportSize({ width, height: 900 });
  await startWith(page, { settings: JSON.stringify({ language, sidebarMode: 'full' }) });
  await startAs(page, 'Super administrator');
}

function isInsideItsCard(element: Element): boolean {
  const [inner, outer] = [element, element.closest('section, .mantine-Paper-root, main')!].map(
    (each) => each.getBoundingClientRect(),
  );
  return inner!.width > 200 && inner!.left >= outer!.left && inner!.right <= outer!.right;
}

/** Tells whether it is above the first row below the days, which would cover it. */
function isInsideItsRow(element: Element): boolean {
  const row = element.parentElement!.parentElement!.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return top >= row.top && bottom <= row.bottom;
}

function cutPlaceholders(fields: Element[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  return (fields as HTMLInputElement[])
    .filter((field) => field.checkVisibility())
    .filter((field) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
        getComputedStyle(field);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room;
    })
    .map(({ placeholder }) => placeholder);
}

/** Returns the numbers of lines that the texts take, each number once. */
function linesOfEach(elements: Element[]): number[] {
  const counts = elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  return [...new Set(counts)];
}

/** Returns how many letters of each text stand inside its box. */
function lettersSeen(elements: Element[]): number[] {
  return elements.map((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const { right } = element.getBoundingClientRect();
    let seen = 0;
    while (text.nextNode()) {
      const node = text.currentNode as Text;
      for (let letter = 0; letter < node.length; letter += 1) {
        const range = document.createRange();
        range.setStart(node, letter);
        range.setEnd(node, letter + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && box.right <= right) seen += 1;
      }
    }
    return seen;
  });
}
