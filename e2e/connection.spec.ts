import { expect, test } from '@playwright/test';
import { startAs } from './watched.ts';

test('offline keeps the page on a phone, says so without covering it, and ends by itself', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Guest');
  await page.goto('/profile');
  const heading = page.getByRole('heading', { level: 1, name: 'Profile' });
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  const bar = page.getByText(/You’re offline/);
  await expect(bar).toBeVisible();
  const [barBox, headingBox] = [await bar.boundingBox(), await heading.boundingBox()];
  expect(barBox!.y + barBox!.height).toBeLessThanOrEqual(headingBox!.y);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(heading).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});
