import { expect, type Page, test } from '@playwright/test';
import { moveHeld, signIn, watched } from './watched.ts';

async function makeDeal(page: Page, title: string) {
  await page.goto('/vendas/new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Make the sale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('someone moves a deal by keyboard, wins another and makes its invoice, and it stays so', async ({
  page,
}) => {
  const problems = watched(page);
  await signIn(page, 'Editor');
  const fair = `Feira ${Date.now()}`;
  const [stall, sound] = [`${fair} barraca`, `${fair} som`];
  for (const title of [stall, sound]) await makeDeal(page, title);
  await page.goto(`/vendas?text=${encodeURIComponent(fair)}`);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Lead').getByRole('link', { name: '2 sales' })).toBeVisible();

  await page.getByRole('button', { name: `Move ${stall}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${stall} is now at Lead.`)).toBeAttached();
  await moveHeld(page, 'ArrowRight', `${stall} is now at Qualified.`);
  await page.keyboard.press('Space');
  await expect(column('Qualified').getByRole('link', { name: stall })).toBeVisible();
  await expect(page.getByText(`${stall} was moved to Qualified.`)).toBeVisible();

  await page.getByRole('button', { name: `Move ${sound} to…` }).click();
  await page.getByRole('menuitem', { name: 'Won' }).click();
  const dialog = page.getByRole('dialog', { name: `${sound} is won` });
  await dialog.getByRole('button', { name: 'Make the invoice' }).click();
  await expect(page.getByText(`The invoice of ${sound} was made.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(column('Qualified').getByRole('link', { name: stall })).toBeVisible();
  await column('Won').getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByText('Made from the sale')).toBeVisible();
  await page.getByRole('link', { name: sound }).click();
  await expect(page.getByRole('heading', { level: 1, name: sound })).toBeVisible();
  expect(problems).toEqual([]);
});
