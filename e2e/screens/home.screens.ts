import { expect, type Page } from '@playwright/test';
import { dayAgo } from '../days.ts';
import type { Screen } from './screen.ts';

async function everythingIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Won \d/ })).toBeVisible();
}

export const screens: Screen[] = [
  {
    name: 'home',
    path: '/home?period=90d',
    heading: /^Good/,
    as: 'sa',
    prepare: everythingIsThere,
  },
  {
    name: 'home-days',
    path: `/home?from=${dayAgo(93)}&to=${dayAgo(0)}`,
    heading: /^Good/,
    as: 'sa',
    async prepare(page) {
      await everythingIsThere(page);
      await page.locator('summary').first().click();
    },
  },
  { name: 'today', path: '/today', heading: /^Good/, as: 'editor' },
  { name: 'today-guest', path: '/today', heading: /^Good/, as: 'guest' },
];
