import { expect, test } from '@playwright/test';
import { seedId } from '../seed/seed.ts';
import { askAsUser, startAs } from './watched.ts';

test('a printed record keeps each part below its facts on one sheet, and lets the facts run on', async ({
  page,
}) => {
  await startAs(page, 'Guest');
  await page.goto('/clientes');
  await page.getByRole('table').getByRole('link').first().click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Files')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Contacts', 'Invoices', 'Files']) {
    await expect(part(name)).toHaveCSS('break-inside', 'avoid');
  }
  await expect(part('Details')).toHaveCSS('break-inside', 'auto');
});

test('paper shows what a page says, and nothing that only acts', async ({ page }) => {
  await startAs(page, 'Editor');
  await page.goto('/clientes?status=active');
  const first = page.getByRole('table').getByRole('link').first();
  await expect(first).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('New customer', { exact: true })).toBeHidden();
  for (const name of ['Filter', 'Columns and density', 'Next page', /^Preview /]) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  for (const role of ['searchbox', 'checkbox', 'combobox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'City', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await first.click();
  const files = page.getByRole('region', { name: 'Files', exact: true });
  await expect(files.getByText('Attach files')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Attach files', 'Add contact', 'New deal', 'New invoice']) {
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  }
});

test('a printed board has its columns below each other, every card whole, and neither filters nor fields', async ({
  page,
}) => {
  await startAs(page, 'Editor');
  for (const [path, names] of [
    [`/boards/${seedId('boards', 1)}`, ['Ideias', 'Esta semana']],
    ['/vendas', ['Lead', 'Qualified']],
  ] as const) {
    await page.goto(path);
    const [first, second] = names.map((name) => page.getByRole('region', { name, exact: true }));
    await expect(first!.getByRole('listitem').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(first!.getByRole('listitem').first()).toBeVisible();
    await expect(first!).toHaveCSS('max-height', 'none');
    await expect(first!.getByRole('list')).toHaveCSS('overflow-y', 'visible');
    const [above, below] = [await first!.boundingBox(), await second!.boundingBox()];
    expect(below!.y).toBeGreaterThan(above!.y + above!.height);
    expect(below!.width).toBe(above!.width);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('paper has every card of a long column', async ({ page }) => {
  await startAs(page, 'Editor');
  await page.goto('/boards');
  await page.getByLabel('New board title').fill(`Estoque ${Date.now()}`);
  await page.keyboard.press('Enter');
  await page.getByLabel('New column').fill('Prateleira');
  await page.keyboard.press('Enter');
  const column = page.getByRole('region', { name: 'Prateleira' });
  await expect(column).toBeVisible();
  const boardId = page.url().split('/').at(-1);
  const { board } = await askAsUser<{ board: { columns: { id: string }[] } }>(
    page,
    'query ($boardId: ID!) { board(id: $boardId) { columns { id } } }',
    { boardId },
  );
  const [shelf] = board.columns;
  for (const index of Array(60).keys()) {
    await askAsUser(
      page,
      'mutation ($input: AddCardInput!) { addCard(input: $input) { card { id } } }',
      { input: { boardId, columnId: shelf!.id, title: `Caixa ${index}` } },
    );
  }
  await page.reload();
  const cards = column.getByRole('link', { name: /^Caixa/ });
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(60);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await cards.count()).toBe(60);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => cards.count()).toBeLessThan(60);
});

test('long items leave the names of the columns of an invoice whole, on paper and on the screen', async ({
  page,
}) => {
  await startAs(page, 'Editor');
  await page.goto('/profile');
  const create =
    'mutation ($input: CreateInvoiceInput!) { done: createInvoice(input: $input) { invoice { id } } }';
  const party = { name: 'Retaguarda', address: 'Recife' };
  const items = [{ name: 'Caderno de capa dura '.repeat(8), unit: 70, price: 923.52 }];
  const input = { currency: 'R$', buyer: party, seller: party, items };
  const { done } = await askAsUser<{ done: { invoice: { id: string } } }>(page, create, { input });
  await page.goto(`/invoices/${done.invoice.id}`);
  const head = page.getByRole('article').getByRole('columnheader');
  await expect(head.first()).toBeVisible();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    expect(await head.evaluateAll(linesOf)).toEqual([1, 1, 1, 1]);
  }
});

function linesOf(cells: Element[]): number[] {
  return cells.map((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
}
