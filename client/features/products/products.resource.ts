import { IconBox } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import { skipRevalidationFor } from '../../records/list/openRecord.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Product',
    path: paths.products,
    icon: IconBox,
    createAction: { label: 'products:new' },
    link: linkTo.product,
    preview: async () => (await import('./productPreviewContent.tsx')).productPreviewContent,
    dependentQueries: ['productCategories', 'productBrands', 'productRatings'],
    form: async () => (await import('./productForm.tsx')).productForm,
    canImport: true,
    screens: {
      list: {
        shouldRevalidate: skipRevalidationFor('peek'),
        lazy: {
          loader: async () => (await import('./ProductsPage.loader.ts')).loader,
          Component: async () => (await import('./ProductsPage.tsx')).ProductsPage,
        },
      },
      one: {
        lazy: {
          loader: async () => (await import('./ProductPage.loader.ts')).loader,
          Component: async () => (await import('./ProductPage.tsx')).ProductPage,
        },
      },
    },
  },
];
