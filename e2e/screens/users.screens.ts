import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

const person = seedId('users', 3);

export const screens: Screen[] = [
  {
    name: 'users-preview',
    path: `/users?peek=${person}`,
    heading: 'Users',
    as: 'admin',
    async prepare(page) {
      await expect(page.getByRole('complementary').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'users',
    path: '/users',
    heading: 'Users',
    as: 'admin',
    async prepare(page) {
      await page.locator('tbody').getByRole('checkbox').nth(1).check();
      await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    },
  },
  {
    name: 'users-grid',
    path: '/users?as=grid',
    heading: 'Users',
    as: 'admin',
    async prepare(page) {
      await page.getByRole('main').getByRole('listitem').getByRole('checkbox').first().check();
      await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
    },
  },
  { name: 'users-rows', path: '/users?as=rows', heading: 'Users', as: 'guest' },
  {
    name: 'user-profile',
    path: `/users/${person}`,
    heading: /./,
    as: 'admin',
  },
  {
    name: 'user-edit',
    path: `/users/${person}/edit`,
    heading: /./,
    as: 'admin',
  },
];
