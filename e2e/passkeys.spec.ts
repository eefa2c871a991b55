import { expect, type Page, test } from '@playwright/test';
import { startAsNewcomer } from './watched.ts';

const PASSWORD = 'uma senha longa';

/** Adds an authenticator like a laptop's fingerprint reader, which its user touches at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey that the profile adds signs in after the password, in a real browser', async ({
  page,
}) => {
  await startAsNewcomer(page);
  await addAuthenticator(page);
  await page.goto('/profile');
  const email = await page.getByText(/^novo-.*@retaguarda\.test$/).textContent();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Laptop');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();

  await page.getByLabel('Email').fill(email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(/^last used on/)).toBeVisible();
});
