import { expect, test } from '@playwright/test';
import { watched } from './watched.ts';

test('the playground signs in as a chosen account and runs its examples without leaving the machine', async ({
  page,
}) => {
  const problems = watched(page);
  await page.goto('/playground');
  await expect(page.getByRole('tab', { name: 'SignIn' })).toBeVisible();
  await page.getByRole('button', { name: 'Change account' }).click();
  await page
    .getByRole('button', { name: /editor/i })
    .first()
    .click();
  await expect(page.getByText('Signed in as')).toContainText('Luísa Camargo');

  for (const [tab, field] of [
    ['InvoiceList', '"totalCount"'],
    ['NewInvoice', '"orderNo"'],
  ]) {
    await page.getByRole('tab', { name: tab! }).click();
    // The button runs what the editor holds, which follows the tab a moment later.
    await expect(page.locator('.graphiql-query-editor')).toContainText(tab!);
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await expect(page.locator('.result-window')).toContainText(field!);
    await expect(page.locator('.result-window')).not.toContainText('"errors"');
  }
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  expect(problems).toEqual([]);
});
