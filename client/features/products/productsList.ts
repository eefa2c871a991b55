import type { ShownList } from '../../components/ListTable.tsx';
import type { ProductsPageQuery } from './ProductsPage.generated.ts';

/** What every view of the list is given. */
export interface ProductsList extends ShownList {
  products: ProductsPageQuery['products']['nodes'];
}
