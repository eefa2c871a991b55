import { peekContent } from '../../records/list/peekContent.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPeekDocument } from './productPeek.generated.ts';

export const productPeek = peekContent(ProductPeekDocument, ({ product }, declaration) =>
  product ? <ProductFacts key={product.id} declaration={declaration} product={product} /> : null,
);
