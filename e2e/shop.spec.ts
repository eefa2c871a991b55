import { expect, test } from '@playwright/test';
import { startAsNewcomer, watched } from './watched.ts';

test('someone finds a product, buys three of it by keyboard and stands at the invoice', async ({
  page,
}) => {
  const problems = watched(page);
  await startAsNewcomer(page);
  await page.goto('/shop');
  await page.getByRole('checkbox', { name: /^Accessories/ }).press('Space');
  await page.getByRole('link', { name: 'Luminária Vaga-Lume' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Luminária Vaga-Lume' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Quantity' }).press('Enter');
  await page.getByRole('link', { name: 'Go to cart' }).press('Enter');

  const amount = page.getByRole('textbox', { name: 'Quantity of Luminária Vaga-Lume' });
  const saved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"UpdateCartAmount"'),
  );
  await amount.press('ArrowUp');
  await amount.press('ArrowUp');
  await saved;
  await expect(page.getByRole('button', { name: 'Buy for $ 567.00' })).toBeVisible();
  await page.reload();
  await expect(amount).toHaveValue('3');

  await page.getByRole('textbox', { name: 'Buyer name' }).fill('Zélia Uchôa');
  await page.getByRole('textbox', { name: 'Buyer name' }).press('Enter');
  await expect(page).toHaveURL(/\/invoices\/[0-9a-f]{24}$/);
  await expect(page.getByText('Zélia Uchôa')).toBeVisible();
  await expect(page.getByText('$ 567.00').last()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(problems).toEqual([]);
});
