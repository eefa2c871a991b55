import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

const board = `/boards/${seedId('boards', 0)}`;

export const screens: Screen[] = [
  { name: 'boards', path: '/boards', heading: 'Boards', as: 'editor' },
  { name: 'board', path: board, heading: /./, as: 'editor' },
  {
    name: 'board-card',
    path: board,
    heading: /./,
    as: 'editor',
    async prepare(page) {
      await page.getByRole('region').getByRole('listitem').first().getByRole('link').click();
      await expect(page.getByRole('dialog').getByLabel('Write a note')).toBeVisible();
      await page.getByRole('button', { name: 'Edit labels' }).click();
      await expect(page.getByRole('button', { name: /^Delete label/ }).first()).toBeVisible();
    },
  },
];
