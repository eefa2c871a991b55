import { expect, test } from '@playwright/test';
import { startAs, watched } from './watched.ts';

test('someone wheels and drags the map, finds it as it was after a reload, and opens a card by keyboard', async ({
  page,
}) => {
  const problems = watched(page);
  await startAs(page, 'Guest');
  await page.goto('/map?lat=-8.05&lng=-34.88&zoom=10');
  const map = page.getByRole('application');
  const marker = map.getByRole('button').first();
  await expect(marker).toBeVisible();

  await map.hover({ position: { x: 200, y: 300 } });
  await page.mouse.wheel(0, 600);
  await expect(page).toHaveURL(/zoom=8\.00/);
  const before = page.url();
  await page.mouse.down();
  await page.mouse.move(260, 460, { steps: 5 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(before);
  expect(page.url()).toContain('zoom=8.00');

  const kept = page.url();
  await page.reload();
  await expect(marker).toBeVisible();
  expect(page.url()).toBe(kept);

  await page.getByRole('region').getByRole('listitem').first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  const customer = page.getByRole('link', { name: 'Open customer' });
  await expect(customer).toBeVisible();
  const address = await customer.getAttribute('href');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(address!);
  const card = page
    .getByRole('region')
    .filter({ has: page.getByRole('img', { name: /on the map/ }) });
  const [inside, around] = await Promise.all(
    [card.getByRole('img'), card].map(async (each) => (await each.boundingBox())!),
  );
  expect(inside!.x).toBeGreaterThan(around!.x);
  expect(inside!.y).toBeGreaterThan(around!.y);
  expect(inside!.x + inside!.width).toBeLessThan(around!.x + around!.width);
  expect(inside!.y + inside!.height).toBeLessThan(around!.y + around!.height);
  expect(problems).toEqual([]);
});
