import type { RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

export const productsRoutes: RouteObject[] = [
  {
    path: paths.products,
    lazy: {
      loader: async () => (await import('./ProductsPage.loader.ts')).loader,
      Component: async () => (await import('./ProductsPage.tsx')).ProductsPage,
    },
  },
  {
    path: paths.product,
    lazy: {
      loader: async () => (await import('./ProductPage.loader.ts')).loader,
      Component: async () => (await import('./ProductPage.tsx')).ProductPage,
    },
  },
];
