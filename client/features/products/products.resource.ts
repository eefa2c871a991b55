import { IconBox } from '@tabler/icons-react';
import { linkTo, paths } from '../../app/paths.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Product',
    path: paths.products,
    icon: IconBox,
    link: linkTo.product,
    peek: async () => (await import('./productPeek.tsx')).productPeek,
    figures: ['productCategories', 'productBrands', 'productRatings'],
  },
];
