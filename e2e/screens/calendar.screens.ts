import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

const month = '/calendar?day=2026-11-09';

export const screens: Screen[] = [
  { name: 'calendar', path: month, heading: 'Calendar', as: 'sa' },
  { name: 'calendar-week', path: `${month}&view=week`, heading: 'Calendar', as: 'editor' },
  { name: 'calendar-agenda', path: `${month}&view=agenda`, heading: 'Calendar', as: 'guest' },
  {
    name: 'calendar-event',
    path: `${month}&view=day&event=${seedId('events', 11)}`,
    heading: 'Calendar',
    as: 'sa',
    prepare: (page) =>
      expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible(),
  },
];
