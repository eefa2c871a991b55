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

  const isReordered = () =>
    page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('reorderTodos'),
    );
  const reordered = isReordered();
  await page.getByRole('button', { name: 'Move: Regar as plantas' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Regar as plantas is now at 3 of 3.')).toBeAttached();
  await moveHeld(page, 'ArrowUp', 'Regar as plantas is now at 2 of 3.');
  await page.keyboard.press('Space');
  await reordered;
  await expect(titles).toHaveText(['Abrir a loja', 'Regar as plantas', 'Conferir o caixa']);

  for (const title of ['Abrir a loja', 'Conferir o caixa']) {
    await page.getByRole('button', { name: `Starred: ${title}` }).click();
  }
  await page.getByRole('button', { name: 'Starred', exact: true }).click();
  await expect(titles).toHaveText(['Abrir a loja', 'Conferir o caixa']);
  const reorderedAmong = isReordered();
  await page.getByRole('button', { name: 'Move: Conferir o caixa' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Conferir o caixa is now at 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Conferir o caixa is now at 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await reorderedAmong;
  await page.goto('/todo');
  await expect(titles).toHaveText(['Conferir o caixa', 'Abrir a loja', 'Regar as plantas']);

  await page.getByRole('button', { name: 'Done: Conferir o caixa' }).click();
  await expect(titles).toHaveText(['Abrir a loja', 'Regar as plantas']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles.first()).toHaveText('Conferir o caixa');
  expect(problems).toEqual([]);
});
