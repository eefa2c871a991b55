import { expect, test } from '@playwright/test';
import { watched } from './watched.ts';

test('someone edits a price in its cell by keyboard, pastes a column, takes it back, and finds it after a reload', async ({
  page,
}) => {
  const problems = watched(page);
  // The price is another one each time, since the store may be that of an earlier run.
  const entered = 600 + (Date.now() % 300);
  await page.goto('/produtos?text=caixa');
  await page.getByLabel('Email').fill('sa@retaguarda.test');
  await page.getByLabel('Password', { exact: true }).fill('retaguarda');
  await page.keyboard.press('Enter');
  const price = (of: string) => page.getByRole('button', { name: `Price of ${of}:` });
  const box = price('Caixa de som Tambor');
  const radio = price('Caixa portátil Pandeiro');

  await box.focus();
  const isSaved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('UpdateProductCell'),
  );
  await page.keyboard.press('F2');
  await page.keyboard.type(String(entered));
  await page.keyboard.press('Enter');
  await expect(radio).toBeFocused();
  await isSaved;
  await expect(box).toContainText(`$ ${entered}.00`);
  await page.reload();
  await expect(box).toContainText(`$ ${entered}.00`);

  await box.focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '589.00\n244.90\n');
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('2 will change.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Pandeiro \$ 239.00 \$ 244.90/ })).toBeVisible();
  await page.getByRole('button', { name: 'Change 2' }).click();
  await expect(radio).toContainText('$ 244.90');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(radio).toContainText('$ 239.00');
  await expect(box).toContainText(`$ ${entered}.00`);
  await page.reload();
  await expect(radio).toContainText('$ 239.00');
  await expect(box).toContainText(`$ ${entered}.00`);
  expect(problems).toEqual([]);
});
