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
  await page.getByRole('dialog').getByLabel(/^Name/).fill(name);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Company' })
    .fill('Mercado Três Ladeiras');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.reload();
  const profile = page.getByRole('dialog');
  await expect(profile.getByRole('heading', { name })).toBeVisible();

  await profile.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/users');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name} was restored.`)).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(problems).toEqual([]);
});
