import { expect, test } from '@playwright/test';
import { startAs } from './watched.ts';

test('a list uses the window, and the page of a record keeps the measure', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await startAs(page, 'Super administrator');
  await page.goto('/clientes');
  const content = page.getByRole('main').locator('.mantine-Container-root');
  const table = page.getByRole('table');
  await expect(table.getByRole('link').first()).toBeVisible();
  expect((await content.boundingBox())?.width).toBe(1800);
  const [name] = await table.getByRole('columnheader', { name: 'Name' }).all();
  expect((await name!.boundingBox())!.width).toBeLessThan(800);

  await table.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  expect((await content.boundingBox())?.width).toBe(1200);
});
