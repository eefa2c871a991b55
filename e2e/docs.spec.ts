import { expect, test } from '@playwright/test';
import { watched } from './watched.ts';

test('someone finds a passage of the guide by keyboard, follows a link and comes back', async ({
  page,
}) => {
  const problems = watched(page);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lost passw');
  await expect(page.getByRole('option').first()).toContainText('Lost password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/sign-in-and-roles#lost-password');
  await expect(page.getByRole('heading', { name: 'Lost password' })).toBeInViewport();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lost password' })).toBeInViewport();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/docs/registers-and-sales');
  await page.goBack();
  await expect(page).toHaveURL('/docs/sign-in-and-roles#lost-password');
  expect(problems).toEqual([]);
});

test('the guide speaks the language of the settings, and a link holds in both', async ({
  page,
}) => {
  await page.goto('/docs/accounts#roles');
  await page.getByRole('article').getByRole('link', { name: 'what each role may do' }).click();
  await expect(page).toHaveURL('/docs/sign-in-and-roles#what-each-role-may-do');
  await page.getByRole('button', { name: 'Português' }).click();
  await expect(page.getByRole('heading', { name: 'O que cada função pode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.goto('/docs/accounts');
  await expect(page.getByText('Esta página está disponível apenas em inglês.')).toBeVisible();
  await page.goto('/docs/no-such-page');
  await page.getByRole('link', { name: 'Ir para a primeira página' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primeiros passos' })).toBeVisible();
});
