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
