import { expect } from '@playwright/test';
import { press, type Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'map', path: '/map', heading: 'Map', as: 'guest', prepare: settle },
  {
    name: 'map-world',
    path: '/map?status=active',
    heading: 'Map',
    as: 'guest',
    prepare: press(/^World$/),
  },
  {
    name: 'map-card',
    path: '/map?lat=-8.05&lng=-34.88&zoom=12',
    heading: 'Map',
    as: 'guest',
    async prepare(page) {
      await page.getByRole('region').getByRole('listitem').first().getByRole('button').click();
      await expect(page.getByRole('link', { name: 'Open customer' })).toBeVisible();
    },
  },
  {
    name: 'map-empty',
    path: '/map?lat=60&lng=100&zoom=6',
    heading: 'Map',
    as: 'guest',
    async prepare(page) {
      await expect(page.getByText(/No customers here/)).toBeVisible();
    },
  },
];

async function settle(page: Parameters<NonNullable<Screen['prepare']>>[0]) {
  await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
}
