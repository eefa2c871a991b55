import type { ShownList } from '../../records/list/ListTable.tsx';
import type { ProductsPageQuery } from './ProductsPage.generated.ts';

export interface ProductsList extends ShownList {
  products: ProductsPageQuery['products']['nodes'];
}
