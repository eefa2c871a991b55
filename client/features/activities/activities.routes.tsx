import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../core/guards.ts';
import { paths } from '../../core/paths.ts';

export const activitiesRoutes: RouteObject[] = [
  {
    path: paths.activities,
    lazy: {
      loader: async () => forGroup('admin', (await import('./ActivitiesPage.loader.ts')).loader),
      Component: async () => (await import('./ActivitiesPage.tsx')).ActivitiesPage,
    },
  },
  {
    path: paths.trash,
    lazy: {
      loader: async () => forGroup('admin', (await import('./TrashPage.loader.ts')).loader),
      Component: async () => (await import('./TrashPage.tsx')).TrashPage,
    },
  },
];
