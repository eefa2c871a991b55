import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import {
  CreateProductDocument,
  type ProductForm_ProductFragment,
} from './ProductForm.generated.ts';
import { ProductForm } from './ProductForm.tsx';
import {
  productInput,
  type ProductValues,
  productValues,
  useProductForm,
} from './useProductForm.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function NewProduct({ original }: { original?: ProductForm_ProductFragment | undefined }) {
  const { t } = useTranslation(['products', 'common']);
  const navigate = useNavigate();
  const [create] = useMutation(CreateProductDocument, { update: evictKinds('Product') });
  const record = useProductForm({
    name: original ? `copy of Product ${original.id}` : 'new Product',
    valuesOf: () => startingValues(original),
    save,
    leave: ({ id }) => navigate(linkTo.product(id), { replace: true }),
  });

  async function save(values: ProductValues) {
    const { data } = await create({ variables: { input: productInput(values) } });
    const made = data!.createProduct.product;
    notify(t('created', { title: made.title }));
    return made;
  }

  return <ProductForm record={record} submitLabel={t('form.create')} cancel={paths.products} />;
}

/** A copy has no stock and no sku. */
const startingValues = (original?: ProductForm_ProductFragment): ProductValues =>
  original ? { ...productValues(original), sku: '', totalUnit: 0 } : productValues();
