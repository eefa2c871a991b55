import { useQuery } from '@apollo/client/react';
import { Autocomplete } from '@mantine/core';
import { nameFilter } from '../../ui/nameFilter.ts';
import type { InputGiven } from '../../records/form/fieldOverrides.ts';
import { ProductBrandFieldDocument } from './ProductBrandField.generated.ts';

export function ProductBrandField({ form, name, inputProps }: InputGiven) {
  const { data } = useQuery(ProductBrandFieldDocument);
  return (
    <Autocomplete
      maxLength={100}
      data={data?.productBrands.map(({ title }) => title) ?? []}
      limit={8}
      filter={nameFilter}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      {...inputProps}
      {...form.getInputProps(name)}
    />
  );
}
