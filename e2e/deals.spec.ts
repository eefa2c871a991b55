import { expect, type Page, test } from '@playwright/test';
import { expectWhole, moveDragged, startAs, watched } from './watched.ts';

async function makeDeal(page: Page, title: string) {
  await page.goto('/vendas/new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create deal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('someone moves a deal by keyboard, wins another and makes its invoice, and it stays so', async ({
  page,
}) => {
  const problems = watched(page);
  await startAs(page, 'Editor');
  const fair = `Feira ${Date.now()}`;
  const [stall, sound] = [`${fair} barraca`, `${fair} som`];
  for (const title of [stall, sound]) await makeDeal(page, title);
  await page.goto(`/vendas?text=${encodeURIComponent(fair)}`);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Lead').getByRole('link', { name: '2 deals' })).toBeVisible();

  const handle = page.getByRole('button', { name: `Move ${stall}`, exact: true });
  await handle.hover();
  await page.mouse.down();
  const board = (await page.getByRole('region', { name: 'Deals by stage' }).boundingBox())!;
  await page.mouse.move(board.x + 150, board.y - 40, { steps: 8 });
  await expectWhole(page.locator('[data-dragged]'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${stall} is over Lead.`)).toBeAttached();
  await moveDragged(page, 'ArrowRight', `${stall} is over Qualified.`);
  await page.keyboard.press('Space');
  await expect(column('Qualified').getByRole('link', { name: stall })).toBeVisible();
  await expect(page.getByText(`${stall} was moved to Qualified.`)).toBeVisible();

  await page.getByRole('button', { name: `Move ${sound} to…` }).click();
  await page.getByRole('menuitem', { name: 'Won' }).click();
  const dialog = page.getByRole('dialog', { name: `${sound} is won` });
  await dialog.getByRole('button', { name: 'Create invoice' }).click();
  await expect(page.getByText(`Invoice for ${sound} was created.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(column('Qualified').getByRole('link', { name: stall })).toBeVisible();
  await column('Won').getByRole('link', { name: 'Open invoice' }).click();
  await expect(page.getByRole('article', { name: 'Invoice' })).toBeVisible();
  await page.getByRole('link', { name: sound }).click();
  await expect(page.getByRole('heading', { level: 1, name: sound })).toBeVisible();
  expect(problems).toEqual([]);
});

test('more of a long column is shown by its button', async ({ page }) => {
  const token = await startAs(page, 'Administrator');
  const ask = async (query: string, input: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post('/graphql', {
      headers,
      data: { query, variables: { input } },
    });
    return (await answer.json()) as { data: { createDeal: { deal: { id: string } } } };
  };
  const ids: string[] = [];
  const name = `Mutirão ${Date.now()}`;
  for (let made = 1; made <= 21; made += 1) {
    const { data } = await ask(
      'mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id } } }',
      { title: `${name} ${made}`, expectedCloseDay: '2030-01-31' },
    );
    ids.push(data.createDeal.deal.id);
  }
  await page.goto(`/vendas?text=${encodeURIComponent(name)}`);
  const more = page.getByRole('button', { name: /^Show more/ });
  await expect(more).toBeVisible();
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(30);
  await more.click();
  const column = page.getByRole('region', { name: 'Lead', exact: true });
  await expect(column.getByRole('listitem')).toHaveCount(21);
  await expect(more).toBeHidden();
  // Other tests count what stands in this stage.
  await ask('mutation ($input: DeleteDealsInput!) { deleteDeals(input: $input) { count } }', {
    ids,
  });
});
