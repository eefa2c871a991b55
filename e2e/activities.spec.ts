import { expect, test } from '@playwright/test';
import { startAs } from './watched.ts';

const PHONE_WIDTH = 390;

test('Undo stays beside a sentence that wraps', async ({ page }) => {
  await page.setViewportSize({ width: PHONE_WIDTH, height: 844 });
  await startAs(page, 'Super administrator');
  await page.goto('/activity');
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  await expect(undo.first()).toBeVisible();
  const lefts = await undo.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().left),
  );
  expect(Math.min(...lefts)).toBeGreaterThan(PHONE_WIDTH / 2);
});
