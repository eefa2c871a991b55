import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../core/guards.ts';
import { paths } from '../../core/paths.ts';

export const companyRoutes: RouteObject[] = [
  {
    path: paths.company,
    lazy: {
      loader: async () => forGroup('sa', (await import('./CompanyPage.loader.ts')).loader),
      Component: async () => (await import('./CompanyPage.tsx')).CompanyPage,
    },
  },
];
