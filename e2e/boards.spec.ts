import { expect, test } from '@playwright/test';
import { png } from '../gateway/testing/sample-files.ts';
import { moveHeld, signIn, watched } from './watched.ts';

test('someone makes a board and moves a card by keyboard and by mouse, writes and attaches to it, and it stays so after a reload', async ({
  page,
}) => {
  const problems = watched(page);
  await signIn(page, 'Editor');
  await page.goto('/boards');
  await page.getByLabel('Title of a new board').fill(`Feira ${Date.now()}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/boards\/\w+$/);
  for (const title of ['A fazer', 'Pronto']) {
    await page.getByLabel('New column').fill(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  const [todo, done] = ['A fazer', 'Pronto'].map((name) => page.getByRole('region', { name }));
  for (const title of ['Montar a barraca', 'Levar o troco']) {
    await todo!.getByLabel('New card').fill(title);
    await page.keyboard.press('Enter');
    await expect(todo!.getByRole('link', { name: title })).toBeVisible();
  }

  await todo!.getByRole('button', { name: 'Move Montar a barraca', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Montar a barraca is now at 1 of 2 in A fazer.')).toBeAttached();
  await moveHeld(page, 'ArrowRight', /Montar a barraca is now at 1 of 1 in Pronto/);
  await page.keyboard.press('Space');
  await expect(page.getByText('Montar a barraca was moved to Pronto.')).toBeVisible();
  await expect(done!.getByRole('link', { name: 'Montar a barraca' })).toBeVisible();

  const card = todo!.getByRole('link', { name: 'Levar o troco' });
  const [from, to] = [await card.boundingBox(), await done!.boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 100, to!.y + 80, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText('Levar o troco was moved to Pronto.')).toBeVisible();

  await page.reload();
  await expect(done!.getByRole('link')).toHaveCount(2);
  await expect(todo!.getByRole('link')).toHaveCount(0);

  await done!.getByRole('link', { name: 'Levar o troco' }).click();
  const dialog = page.getByRole('dialog', { name: 'Levar o troco' });
  await dialog.getByRole('button', { name: 'Add a description' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type('Notas de dois e de cinco');
  await dialog.getByRole('button', { name: 'Save description' }).click();
  await expect(dialog.getByRole('button', { name: 'Change the description' })).toBeVisible();
  const isAsked = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await isAsked).setFiles({ name: 'caixa.png', mimeType: 'image/png', buffer: png });
  const file = dialog.getByRole('button', { name: 'Save caixa.png' });
  await expect(file).toBeVisible();

  await page.reload();
  await expect(dialog.getByText('Notas de dois e de cinco')).toBeVisible();
  const isSaved = page.waitForEvent('download');
  await file.click();
  expect((await isSaved).suggestedFilename()).toBe('caixa.png');
  expect(problems).toEqual([]);
});
