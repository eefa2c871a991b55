import { expect, test } from '@playwright/test';
import { startAs, typeLikeAPerson } from './watched.ts';

for (const msBetweenKeys of [50, 250, 450]) {
  test(`a list follows a search typed every ${msBetweenKeys} ms, answered 600 ms late`, async ({
    page,
  }) => {
    await startAs(page, 'Guest');
    await page.goto('/clientes');
    await expect(page.getByText(/^1 to 20 of/)).toBeVisible();
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.fulfill({ response });
    });
    const search = page.getByRole('searchbox');
    await typeLikeAPerson(search, 'leitao', msBetweenKeys);
    await expect(search).toHaveValue('leitao');
    await expect(page).toHaveURL('/clientes?text=leitao');
    await expect(page.getByText(/^Showing (\d) of \1$/)).toBeVisible();
    await expect(search).toHaveValue('leitao');
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('the palette keeps what is typed while its code is on the way, and Enter opens the first hit', async ({
  page,
}) => {
  await startAs(page, 'Guest');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.route(/\/Palette-[^/]*\.js|\/graphql$/, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ response });
  });
  await page.keyboard.press('Control+k');
  for (const key of 'INV-000003') await page.keyboard.press(key, { delay: 250 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invoices\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('INV-000003');
  await page.unrouteAll({ behavior: 'wait' });
});

test('the palette says offline that its code did not come, and Escape leaves the page as it was', async ({
  page,
  context,
}) => {
  await startAs(page, 'Guest');
  await page.goto('/clientes');
  await expect(page.getByText(/^1 to 20 of/)).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('This couldn’t be loaded')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('This couldn’t be loaded')).toBeHidden();
  await page.getByRole('searchbox').pressSequentially('lei');
  await expect(page.getByRole('searchbox')).toHaveValue('lei');
});
