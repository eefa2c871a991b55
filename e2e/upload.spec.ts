import { expect, test } from '@playwright/test';
import { png } from '../gateway/testing/sample-files.ts';
import { startAs, watched } from './watched.ts';

test('someone uploads a picture by keyboard, sees it, finds it after a reload, deletes it and takes that back', async ({
  page,
}) => {
  const problems = watched(page);
  const name = `vitrine-${Date.now()}.png`;
  await startAs(page, 'Editor');
  await page.goto('/forms/upload');
  const one = page.getByRole('region', { name: 'Single image', exact: true });
  await expect(one.getByText(/Up to 10 MB each/)).toBeVisible();
  const isAsked = page.waitForEvent('filechooser');
  await one.getByRole('button', { name: 'Choose a file' }).focus();
  await page.keyboard.press('Enter');
  await (await isAsked).setFiles({ name, mimeType: 'image/png', buffer: png });
  await expect(one.getByText('uploaded')).toBeVisible();
  const picture = one.getByRole('img', { name });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);

  await page.reload();
  const stored = page.getByRole('region', { name: 'Your files' });
  await expect(stored.getByText(name)).toBeVisible();
  const isSaved = page.waitForEvent('download');
  await stored.getByRole('button', { name: `Download ${name}` }).click();
  expect((await isSaved).suggestedFilename()).toBe(name);

  await stored.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(stored.getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stored.getByText(name)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a picture that was removed comes back by Undo, and the same one can be chosen once more', async ({
  page,
}) => {
  await startAs(page, 'Editor');
  await page.goto('/profile');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: png });
  const remove = page.getByRole('button', { name: 'Remove picture' });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await remove.click();
  await expect(input).toHaveValue(/retrato\.png$/);
  const isAsked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose picture' }).click();
  await isAsked;
  await expect(input).toHaveValue('');
});
