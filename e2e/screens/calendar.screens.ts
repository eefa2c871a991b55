import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'calendar', path: '/calendar', heading: 'Calendar', as: 'sa' },
  { name: 'calendar-week', path: '/calendar?view=week', heading: 'Calendar', as: 'editor' },
  { name: 'calendar-agenda', path: '/calendar?view=agenda', heading: 'Calendar', as: 'guest' },
  {
    name: 'calendar-event',
    path: `/calendar?view=day&event=${seedId('events', 11)}`,
    heading: 'Calendar',
    as: 'sa',
    prepare: (page) =>
      expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible(),
  },
];
