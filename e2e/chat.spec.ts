import { expect, test } from '@playwright/test';
import { signIn, watched } from './watched.ts';

test('someone writes to a contact by keyboard, is answered, and finds both after a reload', async ({
  page,
}) => {
  const problems = watched(page);
  const text = `O caminhão já saiu? ${Date.now()}`;
  await signIn(page, 'Super administrator');
  await page.goto('/chat');
  const contacts = page.getByRole('region', { name: 'Contacts' });
  await contacts.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/\w+$/);
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Obrigada');
  await page.reload();
  await expect(field).toHaveValue(`${text}\nObrigada`);
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  const written = page.getByRole('log').getByRole('listitem').filter({ hasText: text });
  await expect(written).toBeVisible();
  const answer = page
    .getByRole('log')
    .getByText(/Respondo com calma/)
    .last();
  await expect(answer).toBeVisible();
  await page.reload();
  await expect(written).toHaveCount(1);
  await expect(answer).toBeVisible();
  expect(problems).toEqual([]);
});
