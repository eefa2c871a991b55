import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pdfText } from '../gateway/testing/pdf-text.ts';
import { dragTo, moveDragged, watched } from './watched.ts';

test('someone signs in, makes an invoice, finds it after a reload, changes it, and signs out', async ({
  page,
}) => {
  const problems = watched(page);
  const buyer = `Casa do Mel ${Date.now()}`;

  await page.goto('/invoices');
  await page.getByLabel('Email').fill('sa@retaguarda.test');
  await page.getByLabel('Password', { exact: true }).fill('retaguarda');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'New invoice' }).click();
  await page.getByRole('region', { name: 'Buyer' }).getByLabel('Name').fill(buyer);
  await page.getByRole('region', { name: 'Seller' }).getByLabel('Name').fill('Retaguarda');
  await page.getByRole('combobox', { name: 'Item of line 1' }).fill('Pote de mel');
  await page.getByRole('textbox', { name: 'Quantity of line 1' }).fill('3');
  await page.getByLabel('Price of line 1').fill('24.90');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Item of line 2' }).fill('Entrega');
  await page.getByLabel('Price of line 2').fill('10.05');
  // The company's prices include the ten per cent; this invoice adds them.
  await expect(page.getByText('$ 7.70')).toBeVisible();
  await page.getByLabel('Prices include tax').uncheck();
  await expect(page.getByText('$ 93.23')).toBeVisible();
  const lineHandle = (number: number) =>
    page.getByRole('button', { name: `Move line ${number}`, exact: true });
  await dragTo(page, [lineHandle(2), lineHandle(1)], 'Line 2 is at position 1.');
  const firstItem = page.getByRole('combobox', { name: 'Item of line 1' });
  await expect(firstItem).toHaveValue('Entrega');
  await page.getByRole('button', { name: 'Create invoice' }).click();
  const heading = page.getByRole('heading', { name: /^INV-\d{6}$/ });
  await expect(heading).toBeVisible();
  const orderNo = await heading.innerText();

  await page.reload();
  await expect(page.getByRole('cell', { name: 'Entrega' })).toBeVisible();
  const sums = page.locator('dl').filter({ hasText: 'Subtotal' });
  const total = sums.getByRole('definition').last();
  await expect(total).toHaveText('$ 93.23');
  await page.emulateMedia({ media: 'print' });
  await expect(total).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden();
  await expect(heading).toBeHidden();
  await expect(page.getByText(`Invoice ${orderNo}`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await expect(page.getByRole('main')).toHaveCSS('padding-left', '0px');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${orderNo}.pdf`);
  const paper = pdfText(readFileSync(await file.path()));
  expect(paper).toEqual(expect.arrayContaining(['Entrega', '$ 84.75', '$ 8.48', '$ 93.23']));

  await page.getByRole('main').getByRole('link', { name: 'Invoices' }).last().click();
  await page.getByRole('searchbox').fill(buyer.toUpperCase());
  await expect(page).toHaveURL(/text=CASA/);
  // The link of a row leads back to the list that stands.
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: buyer });
  await expect(row).toContainText('$ 93.23');
  await row.getByRole('link', { name: orderNo }).click();

  // The list has a field of that name too, and stands until the page of the invoice has come.
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Start processing' }).click();
  await expect(page.getByText(`Invoice ${orderNo} is being processed.`)).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  // The second line, as the mouse has put them, goes before the first by keyboard.
  await lineHandle(2).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Line 2 is at position 2.')).toBeAttached();
  await moveDragged(page, 'ArrowUp', 'Line 2 is at position 1.');
  await page.keyboard.press('Space');
  await expect(firstItem).toHaveValue('Pote de mel');
  await page.getByLabel('Status').selectOption('processing');
  // The message may still be the one of the first saving.
  const isSaved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('updateInvoice'),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await isSaved;
  await expect(page.getByText(`Invoice ${orderNo} was saved.`).last()).toBeVisible();
  await expect(page).toHaveURL(/\/invoices\/[0-9a-f]{24}$/);
  await page.reload();
  const lines = page.getByRole('article', { name: 'Invoice' }).getByRole('row');
  await expect(lines.nth(1)).toContainText('Pote de mel');
  await expect(page.getByRole('main').getByText('Processing').first()).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  // The invoice was opened from the filtered list; reloads and the form keep the way back.
  await expect(page).toHaveURL(/\/invoices\?text=CASA/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('link', { name: 'Show' })
    .or(page.getByRole('button', { name: 'Show' }))
    .click();
  await expect(page.getByRole('heading', { name: orderNo })).toBeVisible();

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.goto('/invoices');
  await expect(page).toHaveURL('/login?from=%2Finvoices');
  expect(problems).toEqual([]);
});

test('a sign-in by keyboard alone leads to the home figures and on to a list that they count', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('sa@retaguarda.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('retaguarda');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  const pending = page
    .getByRole('region', { name: 'Open invoices' })
    .getByRole('row', { name: /^Pending/ });
  const figure = pending.getByRole('link').last();
  const count = parseInt(await figure.innerText());
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/invoices?status=pending');
  await expect(page.getByText(`of ${count}`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});
