import { expect, test } from '@playwright/test';
import { startAs, watched } from './watched.ts';

test('an administrator adds a person, finds them by link after a reload, takes them out and back', async ({
  page,
}) => {
  const problems = watched(page);
  const name = `Jurema Sampaio ${Date.now()}`;
  await startAs(page, 'Administrator');
  await page.goto('/users');
  await page.getByRole('link', { name: 'New user' }).click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('textbox', { name: 'Company' }).fill('Mercado Três Ladeiras');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/users');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name} was restored.`)).toBeVisible();
  await page.goto('/users');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(problems).toEqual([]);
});
