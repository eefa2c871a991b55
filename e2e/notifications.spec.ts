import { expect, test } from '@playwright/test';
import { startAs, watched } from './watched.ts';

test('someone reads what is new at the bell, deletes all of it, and has it back', async ({
  page,
}) => {
  const problems = watched(page);
  await startAs(page, 'Super administrator');
  await page.goto('/projects');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/notifications');
  const all = page.getByRole('main').getByRole('listitem');
  await expect(all.first()).toBeVisible();
  const count = await all.count();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(all).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(all).toHaveCount(count);
  await page.reload();
  await expect(all).toHaveCount(count);
  expect(problems).toEqual([]);
});
