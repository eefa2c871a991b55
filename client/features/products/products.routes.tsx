import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import { paths } from '../../app/paths.ts';
import { skipRevalidationFor } from '../../components/openRecord.ts';
import { importScreen } from '../../components/import/importScreen.ts';

export const productsRoutes: RouteObject[] = [
  {
    path: paths.products,
    shouldRevalidate: skipRevalidationFor('peek'),
    lazy: {
      loader: async () => (await import('./ProductsPage.loader.ts')).loader,
      Component: async () => (await import('./ProductsPage.tsx')).ProductsPage,
    },
  },
  {
    path: paths.importProducts,
    ...importScreen({ kind: 'Product', list: 'products', path: paths.products }),
  },
  {
    path: paths.product,
    lazy: {
      loader: async () => (await import('./ProductPage.loader.ts')).loader,
      Component: async () => (await import('./ProductPage.tsx')).ProductPage,
    },
  },
  ...[paths.newProduct, paths.editProduct].map((path) => ({
    path,
    lazy: {
      loader: async () => forGroup('editor', (await import('./ProductFormPage.loader.ts')).loader),
      Component: async () => (await import('./ProductFormPage.tsx')).ProductFormPage,
    },
  })),
];
