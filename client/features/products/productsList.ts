import type { ReactNode } from 'react';
import type { PageInfo } from '../../components/ListPager.tsx';
import type { ProductsPageQuery } from './ProductsPage.generated.ts';

/** What every view of the list is given. */
export interface ProductsList {
  products: ProductsPageQuery['products']['nodes'];
  pageInfo: PageInfo;
  totalCount: number;
  empty: ReactNode;
}
