import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import { paths } from '../../app/paths.ts';
import { importRoute } from '../../components/import/importRoute.ts';

export const productsRoutes: RouteObject[] = [
  {
    path: paths.products,
    lazy: {
      loader: async () => (await import('./ProductsPage.loader.ts')).loader,
      Component: async () => (await import('./ProductsPage.tsx')).ProductsPage,
    },
  },
  importRoute(paths.importProducts, 'products'),
  {
    path: paths.newProduct,
    lazy: {
      loader: async () => forGroup('editor', (await import('./NewProductPage.loader.ts')).loader),
      Component: async () => (await import('./NewProductPage.tsx')).NewProductPage,
    },
  },
  {
    path: paths.product,
    lazy: {
      loader: async () => (await import('./ProductPage.loader.ts')).loader,
      Component: async () => (await import('./ProductPage.tsx')).ProductPage,
    },
  },
  {
    path: paths.editProduct,
    lazy: {
      loader: async () => forGroup('editor', (await import('./EditProductPage.loader.ts')).loader),
      Component: async () => (await import('./EditProductPage.tsx')).EditProductPage,
    },
  },
];
