import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import { press, type Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'user-menu', path: '/home', heading: /^Good/, as: 'sa', prepare: press(/Account of/) },
  {
    name: 'palette',
    path: '/invoices',
    heading: 'Invoices',
    as: 'editor',
    async prepare(page) {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search here...').fill('INV-000012');
      await expect(page.getByRole('button', { name: /INV-000012/ })).toBeVisible();
    },
  },
  {
    name: 'own-changes',
    path: '/todo',
    heading: 'To-do',
    as: 'sa',
    async prepare(page) {
      await page
        .getByRole('button', { name: /^Starred: / })
        .first()
        .click();
      await press(/Account of/)(page);
      await page.getByRole('menuitem', { name: 'Your changes' }).click();
      await expect(
        page.getByRole('button', { name: /^Undo: changed to-do/ }).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'settings',
    path: '/invoices',
    heading: 'Invoices',
    as: 'guest',
    async prepare(page) {
      await press(/Account of/)(page);
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await page.getByText('Dark', { exact: true }).last().click();
      await page.getByText('Shown', { exact: true }).first().click();
      await page.getByText('Shown', { exact: true }).last().click();
    },
  },
  { name: 'profile', path: '/profile', heading: 'Profile', as: 'guest' },
  {
    name: 'profile-password',
    path: '/profile',
    heading: 'Profile',
    as: 'guest',
    async prepare(page) {
      await press('Change password')(page);
      await page.getByLabel('New password').fill('qwertyuiop');
      await expect(page.getByText('Strength: Very weak')).toBeVisible();
    },
  },
  {
    name: 'profile-key',
    path: '/profile',
    heading: 'Profile',
    as: 'editor',
    async prepare(page) {
      await press('Create API key')(page);
      await page.getByLabel('Name', { exact: true }).fill('Nightly export');
      await page.getByLabel('Current password').fill('retaguarda');
      await press('Create key')(page);
      await expect(page.getByText('Copy the key now.')).toBeVisible();
    },
  },
  {
    name: 'profile-totp',
    path: '/profile',
    heading: 'Profile',
    as: 'editor',
    async prepare(page) {
      await press('Set up')(page);
      await page.getByLabel('Current password').fill('retaguarda');
      await press('Continue')(page);
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    },
  },
  {
    name: 'profile-passkey',
    path: '/profile',
    heading: 'Profile',
    as: 'editor',
    prepare: press('Add passkey'),
  },
  { name: 'forbidden', path: '/home', heading: 'You don’t have access to this page', as: 'guest' },
  {
    name: 'api-docs',
    path: '/api/docs',
    heading: 'Retaguarda REST',
    as: 'guest',
    isEnglish: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'GET /api/invoices One invoice' }).click();
      await page.getByRole('textbox', { name: 'id' }).fill(seedId('invoices', 11));
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('status')).toContainText('"orderNo": "INV-000012"');
    },
  },
];
