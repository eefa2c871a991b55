import { useQuery } from '@apollo/client/react';
import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProductBrandFieldDocument } from './ProductBrandField.generated.ts';
import type { ProductFormApi } from './useProductForm.ts';

export function ProductBrandField({ form }: { form: ProductFormApi }) {
  const { t } = useTranslation('products');
  const { data } = useQuery(ProductBrandFieldDocument);
  return (
    <Autocomplete
      label={t('fields.brand')}
      required
      maxLength={100}
      data={data?.productBrands.map(({ title }) => title) ?? []}
      limit={8}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      {...form.getInputProps('brand')}
    />
  );
}
