import { expect, test } from '@playwright/test';
import { withCheckDigits } from '../gateway/domains/customers/documents.rules.ts';
import { signIn, watched } from './watched.ts';

test('by keyboard a customer is entered with a pasted CNPJ, warned of, merged, and two again after the undo', async ({
  page,
}) => {
  const problems = watched(page);
  const stamp = Date.now().toString(36).toUpperCase();
  const name = `Doceria ${stamp}`;
  const cnpj = withCheckDigits('company', stamp.padStart(12, 'A'));
  const { keyboard } = page;
  const activate = async (role: 'link' | 'button', label: string | RegExp) => {
    await page.getByRole(role, { name: label }).focus();
    await keyboard.press('Enter');
  };
  const enter = async (after: () => Promise<void>) => {
    await page.goto('/clientes');
    await activate('link', 'New customer');
    await page.getByRole('radio', { name: 'Person' }).focus();
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await keyboard.insertText(name);
    await after();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  };
  await signIn(page, 'Administrator');

  await enter(async () => {
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.insertText(` ${cnpj.toLowerCase()} `);
  });
  const written = cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  await expect(page.getByText(written)).toBeVisible();

  const warning = page.getByText('There seems to be one like this already');
  await enter(() => expect(warning).toBeVisible());
  const kept = page.url();
  await activate('link', `Merge with ${name}`);
  await expect(page.getByRole('radio', { name: 'Document: The one that goes' })).toBeVisible();
  await activate('button', 'Merge the two');
  await expect(page.getByText(written)).toBeVisible();
  await expect(warning).toBeHidden();

  await activate('button', 'Undo');
  await expect(page.getByText(`${name} is back, with all that was theirs.`)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(kept);
  await expect(warning).toBeVisible();
  await expect(page.getByText(written)).toBeHidden();
  expect(problems).toEqual([]);
});
