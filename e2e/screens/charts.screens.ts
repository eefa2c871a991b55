import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  {
    name: 'charts',
    path: '/charts/echarts',
    heading: 'Charts',
    as: 'guest',
    async prepare(page) {
      await page.getByText('Show as table').first().click();
      await expect(page.getByRole('img', { name: 'Products by category' })).toBeVisible();
    },
  },
];
