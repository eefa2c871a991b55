import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { withCheckDigits } from '../gateway/formats/documents.rules.ts';
import { startAs, watched } from './watched.ts';

const cpf = (index: number) =>
  withCheckDigits('person', String((Date.now() + index) % 10 ** 9).padStart(9, '0'));

test('an administrator brings customers in from a file, keeps the bad rows, and takes it back after a reload', async ({
  page,
}) => {
  const problems = watched(page);
  const rows = Array.from({ length: 200 }, (_, index) =>
    [`Freguesa Importada ${index}`, index % 29 === 5 ? '1' : cpf(index * 7), 'Olinda'].join(';'),
  );
  const buffer = Buffer.from(['Nome;CPF;Município', ...rows].join('\r\n'));
  await startAs(page, 'Administrator');
  await page.goto('/clientes');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'freguesia.csv',
    mimeType: 'text/csv',
    buffer,
  });
  await page.getByRole('button', { name: 'Check file' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What will change' })).toContainText('193');
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  const happened = page.getByRole('region', { name: 'What changed' });
  await expect(happened).toContainText('193');
  const downloading = page.waitForEvent('download');
  await happened.getByRole('button', { name: 'Download rows with errors' }).click();
  const saved = readFileSync(await (await downloading).path(), 'utf8').trim();
  expect(saved.split('\r\n')).toHaveLength(1 + 7);

  await page.reload();
  const stored = page.getByRole('region', { name: 'Import complete' });
  await expect(stored).toBeVisible();
  await page.goto('/clientes?text=freguesa importada');
  await expect(page.getByText('1 to 20 of 193')).toBeVisible();
  await page.goBack();
  await stored.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: imported 193 customers from freguesia.csv')).toBeVisible();
  await page.goto('/clientes?text=freguesa importada');
  await expect(page.getByText('No results')).toBeVisible();
  expect(problems).toEqual([]);
});
