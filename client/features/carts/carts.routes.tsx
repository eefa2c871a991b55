import type { RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

export const cartsRoutes: RouteObject[] = [
  {
    path: paths.shop,
    lazy: {
      loader: async () => (await import('./ShopPage.loader.ts')).loader,
      Component: async () => (await import('./ShopPage.tsx')).ShopPage,
    },
  },
  {
    path: paths.shopProduct,
    lazy: {
      loader: async () => (await import('./ShopProductPage.loader.ts')).loader,
      Component: async () => (await import('./ShopProductPage.tsx')).ShopProductPage,
    },
  },
  {
    path: paths.cart,
    lazy: {
      loader: async () => (await import('./CartPage.loader.ts')).loader,
      Component: async () => (await import('./CartPage.tsx')).CartPage,
    },
  },
];
