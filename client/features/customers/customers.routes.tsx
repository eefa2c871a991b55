import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import { paths } from '../../app/paths.ts';

export const customersRoutes: RouteObject[] = [
  {
    path: paths.mergeCustomers,
    lazy: {
      loader: async () =>
        forGroup('editor', (await import('./MergeCustomersPage.loader.ts')).loader),
      Component: async () => (await import('./MergeCustomersPage.tsx')).MergeCustomersPage,
    },
  },
];
