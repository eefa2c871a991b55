import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../core/guards.ts';
import { skipRevalidationFor } from '../../records/list/openRecord.ts';
import { preloadDeclarations } from '../../records/preload.ts';
import { paths } from '../../core/paths.ts';

export const invoicesRoutes: RouteObject[] = [
  {
    path: paths.invoices,
    ...preloadDeclarations,
    shouldRevalidate: skipRevalidationFor('peek'),
    lazy: {
      loader: async () => (await import('./InvoicesPage.loader.ts')).loader,
      Component: async () => (await import('./InvoicesPage.tsx')).InvoicesPage,
    },
  },
  {
    path: paths.newInvoice,
    lazy: {
      loader: async () => forGroup('editor', (await import('./NewInvoicePage.loader.ts')).loader),
      Component: async () => (await import('./NewInvoicePage.tsx')).NewInvoicePage,
    },
  },
  {
    path: paths.invoice,
    ...preloadDeclarations,
    lazy: {
      loader: async () => (await import('./InvoicePage.loader.ts')).loader,
      Component: async () => (await import('./InvoicePage.tsx')).InvoicePage,
    },
  },
  {
    path: paths.editInvoice,
    lazy: {
      loader: async () => forGroup('editor', (await import('./EditInvoicePage.loader.ts')).loader),
      Component: async () => (await import('./EditInvoicePage.tsx')).EditInvoicePage,
    },
  },
];
