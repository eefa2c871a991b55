import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
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
    path: paths.newCustomer,
    loader: forGroup('editor', () => null),
    lazy: { Component: async () => (await import('./NewCustomerPage.tsx')).NewCustomerPage },
  },
  {
    path: paths.customer,
    lazy: {
      loader: async () => (await import('./CustomerPage.loader.ts')).loader,
      Component: async () => (await import('./CustomerPage.tsx')).CustomerPage,
    },
  },
  {
    path: paths.editCustomer,
    lazy: {
      loader: async () => forGroup('editor', (await import('./EditCustomerPage.loader.ts')).loader),
      Component: async () => (await import('./EditCustomerPage.tsx')).EditCustomerPage,
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
