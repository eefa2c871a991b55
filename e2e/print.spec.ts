import { expect, test } from '@playwright/test';
import { startAs } from './watched.ts';

test('a printed record keeps each part below its facts on one sheet, and lets the facts run on', async ({
  page,
}) => {
  await startAs(page, 'Guest');
  await page.goto('/clientes');
  await page.getByRole('table').getByRole('link').first().click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Files')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Contacts', 'Invoices', 'Files']) {
    await expect(part(name)).toHaveCSS('break-inside', 'avoid');
  }
  await expect(part('Details')).toHaveCSS('break-inside', 'auto');
});

test('paper shows what a page says, and nothing that only acts', async ({ page }) => {
  await startAs(page, 'Editor');
  await page.goto('/clientes?status=active');
  const first = page.getByRole('table').getByRole('link').first();
  await expect(first).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('New customer', { exact: true })).toBeHidden();
  for (const name of ['Filter', 'Columns and density', 'Next page', /^Preview /]) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  for (const role of ['searchbox', 'checkbox', 'combobox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'City', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await first.click();
  const files = page.getByRole('region', { name: 'Files', exact: true });
  await expect(files.getByText('Attach files')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Attach files', 'Add contact', 'New deal', 'New invoice']) {
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  }
});
