import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apollo } from '../../core/apollo.ts';
import type { DeclaredRecord, RecordDeclaration } from '../../records/declaration.ts';
import { documentsOf } from '../../records/documents.ts';
import type { FormDescription, FormConfig } from '../../records/form/formDescription.ts';
import { useProductOverrides } from './productOverrides.tsx';
import { ProductPictureField } from './ProductPictureField.tsx';

export const productForm: FormConfig = { start: copyOf, useForm: useProductForm };

/** Copies the product that the address names, without its stock and sku. */
async function copyOf(parameters: URLSearchParams, declaration: RecordDeclaration) {
  const id = parameters.get('from');
  if (!id) return undefined;
  const query = documentsOf(declaration).one;
  const { data } = await apollo.query({ query, variables: { id }, fetchPolicy: 'network-only' });
  const product = data?.product;
  return product
    ? { name: `copy of Product ${id}`, original: { ...product, sku: '', totalUnit: 0 } }
    : undefined;
}

function useProductForm(stored?: DeclaredRecord): FormDescription {
  const { t } = useTranslation('products');
  const [isSending, setSending] = useState(false);
  return {
    sections: [
      {
        title: t('form.general'),
        fields: ['title', 'brand', 'category', 'sku', 'rating', 'description'],
      },
      {
        title: t('form.priceAndStock'),
        // prettier-ignore
        fields: ['price', 'cost', 'margin', 'totalUnit', 'stockThreshold', 'isActive', 'freeShipping'],
      },
      {
        fields: ['pictures'],
        render: ({ form }) => (
          <ProductPictureField key="pictures" form={form} onSending={setSending} />
        ),
      },
    ],
    fieldOverrides: useProductOverrides(stored?.id, isSending),
    hints: { isActive: t('form.activeHint') },
    labels: { new: t('new'), create: t('form.create') },
  };
}
