import { expect, test } from '@playwright/test';
import { dragTo, moveDragged, startAs, startAsNewcomer, watched } from './watched.ts';

test('someone adds to-dos, orders them by keyboard and by mouse, finishes one and takes that back', async ({
  page,
}) => {
  const problems = watched(page);
  await startAsNewcomer(page);
  await page.goto('/todo');
  const field = page.getByRole('textbox', { name: 'What needs to be done?' });
  const titles = page.getByRole('list', { name: 'To-do' }).getByRole('link');
  for (const title of ['Abrir a loja', 'Conferir o caixa', 'Regar as plantas']) {
    await field.fill(title);
    await field.press('Enter');
    await expect(titles.last()).toHaveText(title);
  }

  const handle = (title: string) => page.getByRole('button', { name: `Move: ${title}` });
  const isReordered = () =>
    page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('reorderTodos'),
    );
  const reordered = isReordered();
  await handle('Regar as plantas').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Regar as plantas is at position 3 of 3.')).toBeAttached();
  await moveDragged(page, 'ArrowUp', 'Regar as plantas is at position 2 of 3.');
  await page.keyboard.press('Space');
  await reordered;
  await expect(titles).toHaveText(['Abrir a loja', 'Regar as plantas', 'Conferir o caixa']);

  const carried = isReordered();
  await dragTo(
    page,
    [handle('Abrir a loja'), handle('Conferir o caixa')],
    'Abrir a loja is at position 3 of 3.',
  );
  await carried;
  await expect(titles).toHaveText(['Regar as plantas', 'Conferir o caixa', 'Abrir a loja']);

  for (const title of ['Abrir a loja', 'Conferir o caixa']) {
    await page.getByRole('button', { name: `Starred: ${title}` }).click();
  }
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Starred', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(titles).toHaveText(['Conferir o caixa', 'Abrir a loja']);
  const reorderedAmong = isReordered();
  await handle('Abrir a loja').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Abrir a loja is at position 2 of 2.')).toBeAttached();
  await moveDragged(page, 'ArrowUp', 'Abrir a loja is at position 1 of 2.');
  await page.keyboard.press('Space');
  await reorderedAmong;
  await page.goto('/todo');
  await expect(titles).toHaveText(['Regar as plantas', 'Abrir a loja', 'Conferir o caixa']);

  await page.getByRole('button', { name: 'Done: Conferir o caixa' }).click();
  await expect(titles).toHaveText(['Regar as plantas', 'Abrir a loja']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles.last()).toHaveText('Conferir o caixa');
  expect(problems).toEqual([]);
});

test('a long tag leaves its delete button in reach on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAsNewcomer(page);
  await page.goto('/todo');
  const name = 'Encomendas da gráfica que ainda não chegaram';
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'New tag' }).fill(name);
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: `Delete tag ${name}` });
  await expect(remove).toBeInViewport({ ratio: 1 });
});

test('on a phone what narrows the list leaves its first rows in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Editor');
  await page.goto('/todo');
  const rows = page.getByRole('list', { name: 'To-do' }).getByRole('listitem');
  await expect(rows.nth(1)).toBeInViewport({ ratio: 1 });
});
