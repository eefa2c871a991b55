import { expect, test } from '@playwright/test';
import { moveHeld, signIn, watched } from './watched.ts';

test('someone adds to-dos, orders them by keyboard, finishes one and takes that back', async ({
  page,
}) => {
  const problems = watched(page);
  await signIn(page, 'Editor');
  await page.goto('/todo');
  const field = page.getByRole('textbox', { name: 'What is to be done?' });
  const titles = page.getByRole('list', { name: 'To-do' }).getByRole('link');
  for (const title of ['Abrir a loja', 'Conferir o caixa', 'Regar as plantas']) {
    await field.fill(title);
    await field.press('Enter');
    await expect(titles.last()).toHaveText(title);
  }

  const reordered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('reorderTodos'),
  );
  await page.getByRole('button', { name: 'Move: Regar as plantas' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Regar as plantas is now at 3 of 3.')).toBeAttached();
  await moveHeld(page, 'ArrowUp', 'Regar as plantas is now at 2 of 3.');
  await page.keyboard.press('Space');
  await reordered;
  await expect(titles).toHaveText(['Abrir a loja', 'Regar as plantas', 'Conferir o caixa']);
  await page.reload();
  await expect(titles).toHaveText(['Abrir a loja', 'Regar as plantas', 'Conferir o caixa']);

  await page.getByRole('button', { name: 'Done: Abrir a loja' }).click();
  await expect(titles).toHaveText(['Regar as plantas', 'Conferir o caixa']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles.first()).toHaveText('Abrir a loja');
  expect(problems).toEqual([]);
});
