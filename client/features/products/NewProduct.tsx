import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import {
  CreateProductDocument,
  type ProductForm_ProductFragment,
} from './ProductForm.generated.ts';
import { ProductForm } from './ProductForm.tsx';
import { evictProductLists } from './productLists.ts';
import {
  productInput,
  type ProductValues,
  productValues,
  useProductForm,
} from './useProductForm.ts';

export function NewProduct({ original }: { original?: ProductForm_ProductFragment | undefined }) {
  const { t } = useTranslation(['products', 'common']);
  const navigate = useNavigate();
  const [create] = useMutation(CreateProductDocument, { update: evictProductLists });
  const record = useProductForm({
    name: original ? `copy of Product ${original.id}` : 'new Product',
    valuesOf: () => startingValues(original),
    save,
  });

  async function save(values: ProductValues) {
    const { data } = await create({ variables: { input: productInput(values) } });
    const { id, title } = data!.createProduct.product;
    notify(t('created', { title }));
    await navigate(linkTo.product(id), { replace: true });
    return undefined;
  }

  return (
    <ProductForm
      record={record}
      submitLabel={t('form.create')}
      actions={
        <Button variant="default" component={Link} to={paths.products}>
          {t('common:cancel')}
        </Button>
      }
    />
  );
}

/** A copy has no stock and no sku. */
const startingValues = (original?: ProductForm_ProductFragment): ProductValues =>
  original ? { ...productValues(original), sku: '', totalUnit: 0 } : productValues();
