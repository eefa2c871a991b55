import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  {
    name: 'forms-upload',
    path: '/forms/upload',
    heading: 'Upload',
    as: 'guest',
    async prepare(page) {
      const part = page.getByRole('region', { name: 'Rejected files' });
      await expect(page.getByText(/Up to 10 MB each/).first()).toBeVisible();
      await part.getByRole('button', { name: 'SVG file' }).click();
      await part.getByRole('button', { name: '11 MB file' }).click();
      await expect(part.getByText(/larger than 10 MB/)).toBeVisible();
    },
  },
  {
    name: 'forms-editor',
    path: '/forms/editor',
    heading: 'Editor',
    as: 'guest',
    // It shows a text as it came from elsewhere.
    isEnglish: true,
    async prepare(page) {
      await expect(page.getByText('Hand-made soap')).toBeVisible();
      await page.getByRole('button', { name: 'Image' }).first().click();
    },
  },
  { name: 'forms-basic', path: '/forms/basic', heading: 'Basic form', as: 'guest' },
  {
    name: 'forms-basic-errors',
    path: '/forms/basic',
    heading: 'Basic form',
    as: 'guest',
    async prepare(page) {
      await page.getByRole('button', { name: 'Save supplier' }).click();
      await expect(page.getByText('6 fields are missing')).toBeVisible();
    },
  },
];
