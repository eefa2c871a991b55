import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'todo', path: '/todo', heading: 'To-do', as: 'sa' },
  { name: 'todo-overdue', path: '/todo?view=overdue', heading: 'To-do', as: 'sa' },
  { name: 'todo-empty', path: '/todo', heading: 'To-do', as: 'guest' },
  {
    name: 'todo-new',
    path: '/clientes',
    heading: 'Clientes',
    as: 'guest',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('button', { name: 'New to-do' }).click();
      const line = page.getByRole('textbox', { name: 'What needs to be done?' });
      await line.fill('Call Ana tomorrow #sales !');
      await expect(page.getByText('Tomorrow', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'todo-open',
    path: `/todo?todo=${seedId('todos', 0)}`,
    heading: 'To-do',
    as: 'sa',
    prepare: (page) => expect(page.getByRole('button', { name: 'Save' })).toBeVisible(),
  },
];
