import type { RouteObject } from 'react-router-dom';
import { withTexts } from '../../core/i18n/texts.ts';
import { paths } from '../../core/paths.ts';

export const cartsRoutes: RouteObject[] = [
  {
    path: paths.shop,
    lazy: {
      loader: async () => (await withTexts(import('./ShopPage.loader.ts'), 'shop')).loader,
      Component: async () => (await import('./ShopPage.tsx')).ShopPage,
    },
  },
  {
    path: paths.shopProduct,
    lazy: {
      loader: async () => (await withTexts(import('./ShopProductPage.loader.ts'), 'shop')).loader,
      Component: async () => (await import('./ShopProductPage.tsx')).ShopProductPage,
    },
  },
  {
    path: paths.cart,
    lazy: {
      loader: async () => (await withTexts(import('./CartPage.loader.ts'), 'shop')).loader,
      Component: async () => (await import('./CartPage.tsx')).CartPage,
    },
  },
];
