import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import { paths } from '../../app/paths.ts';
import { skipRevalidationFor } from '../../components/openRecord.ts';

export const dealsRoutes: RouteObject[] = [
  {
    path: paths.deals,
    shouldRevalidate: skipRevalidationFor('peek'),
    lazy: {
      loader: async () => (await import('./DealsPage.loader.ts')).loader,
      Component: async () => (await import('./DealsPage.tsx')).DealsPage,
    },
  },
  {
    path: paths.newDeal,
    lazy: {
      loader: async () => forGroup('editor', (await import('./NewDealPage.loader.ts')).loader),
      Component: async () => (await import('./NewDealPage.tsx')).NewDealPage,
    },
  },
  {
    path: paths.editDeal,
    lazy: {
      loader: async () => forGroup('editor', (await import('./EditDealPage.loader.ts')).loader),
      Component: async () => (await import('./EditDealPage.tsx')).EditDealPage,
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
