import { expect, test } from '@playwright/test';
import { signIn, typeLikeAPerson } from './watched.ts';

for (const msBetweenKeys of [50, 250, 450]) {
  test(`a list follows a search typed every ${msBetweenKeys} ms, answered 600 ms late`, async ({
    page,
  }) => {
    await signIn(page, 'Guest');
    await page.goto('/clientes');
    await expect(page.getByText(/^Showing 20 of/)).toBeVisible();
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
