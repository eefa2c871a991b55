import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'todo', path: '/todo', heading: 'To-do', as: 'sa' },
  { name: 'todo-overdue', path: '/todo?view=overdue', heading: 'To-do', as: 'sa' },
  { name: 'todo-empty', path: '/todo', heading: 'To-do', as: 'guest' },
  {
    name: 'todo-open',
    path: `/todo?todo=${seedId('todos', 0)}`,
    heading: 'To-do',
    as: 'sa',
    prepare: (page) => expect(page.getByRole('button', { name: 'Save' })).toBeVisible(),
  },
];
