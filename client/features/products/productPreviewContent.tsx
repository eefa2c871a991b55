import { previewContent } from '../../records/list/previewContent.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductPreviewContentDocument } from './productPreviewContent.generated.ts';

export const productPreviewContent = previewContent(
  ProductPreviewContentDocument,
  ({ product }, declaration) =>
    product ? (
      <ProductDetails key={product.id} declaration={declaration} product={product} />
    ) : null,
);
