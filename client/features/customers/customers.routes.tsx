import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../core/guards.ts';
import { paths } from '../../core/paths.ts';

export const customersRoutes: RouteObject[] = [
  {
    path: paths.likelyDuplicates,
    lazy: {
      loader: async () =>
        forGroup('editor', (await import('./LikelyDuplicatesPage.loader.ts')).loader),
      Component: async () => (await import('./LikelyDuplicatesPage.tsx')).LikelyDuplicatesPage,
    },
  },
  {
    path: paths.mergeCustomers,
    lazy: {
      loader: async () =>
        forGroup('editor', (await import('./MergeCustomersPage.loader.ts')).loader),
      Component: async () => (await import('./MergeCustomersPage.tsx')).MergeCustomersPage,
    },
  },
];
