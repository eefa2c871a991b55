import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'docs', path: '/docs', heading: 'First steps', isEnglish: true },
  {
    name: 'docs-reference',
    path: '/docs/errors-and-limits#limits-of-a-document',
    heading: 'Errors and limits',
    isEnglish: true,
  },
  {
    name: 'docs-search',
    path: '/docs/keyboard',
    heading: 'Keyboard',
    isEnglish: true,
    async prepare(page) {
      await page.keyboard.press('/');
      await page.keyboard.type('undo');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];
