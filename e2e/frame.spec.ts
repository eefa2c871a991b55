import { expect, type Locator, type Page, test } from '@playwright/test';
import { askAsUser, startAs, startAsNewcomer, startWith } from './watched.ts';

/** The most px above the content, the top bar included. */
const sizes = [
  { width: 1440, height: 900, most: 170 },
  { width: 390, height: 844, most: 240 },
];

const lists = [
  ...['/clientes', '/produtos', '/vendas?as=table', '/invoices', '/users', '/projects', '/boards'],
  ...['/accounts', '/trash', '/produtos?as=grid', '/users?as=grid', '/projects?as=cards'],
];

const topOf = async (part: Locator) => (await part.boundingBox())!.y;

/** The head of a table, or the first row where a phone shows none, or the first card. */
const contentOf = (page: Page) =>
  page.getByRole('main').locator('thead, tbody tr, section li').filter({ visible: true }).first();

for (const { width, height, most } of sizes) {
  test(`a list begins at most ${most} px below the top of a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await startAs(page, 'Super administrator');
    const tops: [path: string, top: number][] = [];
    for (const path of lists) {
      await page.goto(path);
      await expect(contentOf(page)).toBeVisible();
      // The sums of the invoices come after the list.
      await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
      tops.push([path, await topOf(contentOf(page))]);
    }
    expect(tops.filter(([, top]) => top > most)).toEqual([]);
  });
}

test('the first to-do begins at most 180 px below the top of the window, below the line for new ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startAs(page, 'Super administrator');
  await page.goto('/todo');
  const first = page.getByRole('list', { name: 'To-do' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect(await topOf(first)).toBeLessThanOrEqual(180);
  const line = page.getByRole('textbox', { name: 'What needs to be done?' });
  await line.focus();
  expect(await topOf(first)).toBeLessThanOrEqual(180);
});

test('the calendar begins at most 300 px below the top of a phone, its tools above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startWith(page, { settings: JSON.stringify({ language: 'pt-BR' }) });
  await startAs(page, 'Administrator');
  await page.goto('/calendar?view=month');
  const first = page.getByText(/^dom\.$/i).first();
  await expect(first).toBeVisible();
  expect(await topOf(first)).toBeLessThanOrEqual(310);
  await expect(page.getByRole('link', { name: 'Novo evento' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Exportar (.ics)', 'Hoje']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const path of ['/clientes', '/produtos', '/vendas?as=table', '/users', '/projects']) {
  test(`a note is written in the first screen of a record of ${path}, its fields beside`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startAs(page, 'Super administrator');
    await page.goto(path);
    await page.getByRole('table').getByRole('link').first().click();
    const note = page.getByRole('textbox', { name: 'Write a note' });
    await expect(note).toBeInViewport({ ratio: 1 });
    const fields = page.getByRole('region', { name: 'Details' });
    const [left, right] = [(await note.boundingBox())!, (await fields.boundingBox())!];
    expect(right.x).toBeGreaterThan(left.x + left.width);
    expect(right.y).toBeLessThan(left.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(fields).toBeInViewport();
    expect((await fields.boundingBox())!.y).toBeLessThan((await note.boundingBox())!.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

for (const [path, language, width] of [
  ['/clientes', 'pt-BR', 1440],
  ['/clientes', 'pt-BR', 1024],
  ['/invoices', 'en', 1440],
  ['/invoices', 'en', 390],
  ['/produtos?as=grid', 'pt-BR', 390],
] as const) {
  test(`the rows of ${path} stand still while some are selected, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await startWith(page, { settings: JSON.stringify({ language }) });
    await startAs(page, 'Administrator');
    await page.goto(path);
    const row = contentOf(page);
    const before = await topOf(row);
    const boxes = page.getByRole('main').getByRole('checkbox');
    for (const place of [1, 2]) await boxes.nth(place).click();
    const bar = page.getByRole('group', { name: /^(Selection|Seleção)$/ });
    await expect(bar.getByRole('button', { name: /^(Delete|Excluir)$/ })).toBeAttached();
    expect(await topOf(row)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Filter|Filtrar)$/ })).toBeVisible();
    expect(await topOf(row)).toBe(before);
  });
}

test('the search keeps its place and the focus while its list becomes empty and full again', async ({
  page,
}) => {
  await startAs(page, 'Administrator');
  await page.goto('/clientes');
  const search = page.getByRole('searchbox');
  const box = await search.boundingBox();
  await search.pressSequentially('zzzz');
  await expect(page.getByText('No results for')).toBeVisible();
  await expect(search).toBeFocused();
  expect(await search.boundingBox()).toEqual(box);
  for (let key = 0; key < 4; key++) await search.press('Backspace');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(search).toBeFocused();
  expect(await search.boundingBox()).toEqual(box);
});

test('views that do not fit are in the menu, and the open one is always shown', async ({
  page,
}) => {
  await startAsNewcomer(page);
  await page.goto('/clientes');
  const create =
    'mutation ($input: CreateViewInput!) { createView(input: $input) { view { id } } }';
  for (let place = 1; place <= 12; place++) {
    const name = `Sem compras há ${place} meses`;
    await askAsUser(page, create, { input: { list: 'customers', name, query: 'status=active' } });
  }
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto('/clientes');
    const views = page.getByRole('navigation', { name: 'Views' });
    const menu = page.getByRole('button', { name: /^View: All \+\d+$/ });
    await expect(menu).toBeVisible();
    const top = await topOf(contentOf(page));
    await expect(views.getByRole('link', { name: 'Sem compras há 12 meses' })).toBeHidden();
    await menu.click();
    await page.getByRole('menuitem', { name: /^Sem compras há 12 meses/ }).click();
    const open = views.getByRole('link', { name: 'Sem compras há 12 meses' });
    await expect(open).toBeInViewport({ ratio: 1 });
    await expect(open).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
    expect(top).toBeLessThan(241);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a list uses the window, and the page of a record keeps the measure', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await startAs(page, 'Super administrator');
  await page.goto('/clientes');
  const content = page.getByRole('main').locator('.mantine-Container-root');
  const table = page.getByRole('table');
  await expect(table.getByRole('link').first()).toBeVisible();
  expect((await content.boundingBox())?.width).toBe(1800);
  const [name] = await table.getByRole('columnheader', { name: 'Name' }).all();
  expect((await name!.boundingBox())!.width).toBeLessThan(800);

  await table.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  expect((await content.boundingBox())?.width).toBe(1200);
});
