import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'projects', path: '/projects', heading: 'Projects', as: 'guest' },
  { name: 'projects-cards', path: '/projects?as=cards', heading: 'Projects', as: 'guest' },
  {
    name: 'project',
    path: `/projects/${seedId('projects', 0)}`,
    heading: /./,
    as: 'editor',
  },
  { name: 'project-new', path: '/projects/new', heading: 'New project', as: 'editor' },
  {
    name: 'projects-preview',
    path: `/projects?peek=${seedId('projects', 0)}`,
    heading: 'Projects',
    as: 'guest',
    prepare: (page) =>
      expect(page.getByRole('complementary').getByRole('heading').first()).toBeVisible(),
  },
];
