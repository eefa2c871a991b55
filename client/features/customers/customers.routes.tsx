import type { RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { importRoute } from '../../components/import/importRoute.ts';

export const customersRoutes: RouteObject[] = [
  {
    path: paths.customers,
    lazy: {
      loader: async () => (await import('./CustomersPage.loader.ts')).loader,
      Component: async () => (await import('./CustomersPage.tsx')).CustomersPage,
    },
  },
  importRoute(paths.importCustomers, 'customers'),
  {
    path: paths.customer,
    lazy: {
      loader: async () => (await import('./CustomerPage.loader.ts')).loader,
      Component: async () => (await import('./CustomerPage.tsx')).CustomerPage,
    },
  },
];
