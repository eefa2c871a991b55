import type { RecordDeclaration } from '../../records/declaration.ts';
import type { ShownList } from '../../records/list/ListTable.tsx';
import type { ProductsPageQuery } from './ProductsPage.generated.ts';

export interface ProductsList extends ShownList {
  declaration: RecordDeclaration;
  products: ProductsPageQuery['products']['nodes'];
}
