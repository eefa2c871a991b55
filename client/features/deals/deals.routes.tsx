import type { RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

export const dealsRoutes: RouteObject[] = [
  {
    path: paths.deals,
    lazy: {
      loader: async () => (await import('./DealsPage.loader.ts')).loader,
      Component: async () => (await import('./DealsPage.tsx')).DealsPage,
    },
  },
  {
    path: paths.deal,
    lazy: {
      loader: async () => (await import('./DealPage.loader.ts')).loader,
      Component: async () => (await import('./DealPage.tsx')).DealPage,
    },
  },
];
