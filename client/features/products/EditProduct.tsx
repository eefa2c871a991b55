import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo } from '../../app/paths.ts';
import type { Fresh } from '../../components/record-form/formQuery.ts';
import { ProductForm } from './ProductForm.tsx';
import {
  type ProductForm_ProductFragment,
  UpdateProductDocument,
} from './ProductForm.generated.ts';
import { productInput, type ProductValues, useProductForm } from './useProductForm.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function EditProduct({ product }: { product: Fresh<ProductForm_ProductFragment> }) {
  const { t } = useTranslation(['products', 'common']);
  const navigate = useNavigate();
  const [update] = useMutation(UpdateProductDocument, { update: evictKinds('Product') });
  const record = useProductForm({
    name: `Product ${product.id}`,
    stored: product,
    save,
    leave: () => navigate(linkTo.product(product.id)),
  });

  async function save(values: ProductValues, from: ProductForm_ProductFragment = product) {
    const fields = productInput(values);
    const { data } = await update({
      variables: { input: { id: product.id, version: from.version, ...fields } },
      optimisticResponse: { updateProduct: { product: written(from, fields) } },
    });
    notify(t('saved', { title: fields.title }));
    return data!.updateProduct.product;
  }

  return (
    <ProductForm
      record={record}
      productId={product.id}
      submitLabel={t('common:save')}
      cancel={linkTo.product(product.id)}
    />
  );
}

function written(
  from: ProductForm_ProductFragment,
  fields: ReturnType<typeof productInput>,
): ProductForm_ProductFragment & { __typename: 'Product' } {
  return { ...from, ...fields, version: from.version + 1, __typename: 'Product' };
}
