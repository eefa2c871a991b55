import { useQuery } from '@apollo/client/react';
import { Autocomplete } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { byNameRank } from '../../core/byNameRank.ts';
import { OptionWithDetails } from '../../ui/OptionWithDetails.tsx';
import {
  type ProductInput_ProductFragment as Product,
  ProductInputDocument,
  type ProductInputQuery,
} from './ProductInput.generated.ts';

const TYPING_PAUSE_MS = 250;
const SHORTEST_TEXT = 2;
const MOST = 8;

interface Props {
  label: string;
  placeholder: string;
  className?: string | undefined;
  autoFocus?: boolean;
  field: GetInputPropsReturnType;
  /** Receives the chosen product's id, or that of the only found one of that title. */
  onType: (name: string, productId: string | null) => void;
  onChoose: (product: Product) => void;
}

export function ProductInput({ label, field, onType, onChoose, ...input }: Props) {
  const [typed, setTyped] = useState('');
  const chosen = useRef<Product>(undefined);
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(ProductInputDocument, {
    variables: { filter: { text, active: true }, typed: text },
    skip: text.length < SHORTEST_TEXT,
  });
  const found = byNameRank(foundIn(data ?? previousData), typed, ({ title }) => title).slice(
    0,
    MOST,
  );
  const products = new Map(found.map((product) => [product.id, product]));
  return (
    <Autocomplete
      aria-label={label}
      data={
        typed.trim().length < SHORTEST_TEXT
          ? []
          : found.map(({ id, title }) => ({ value: id, label: title }))
      }
      renderOption={({ option }) => {
        const { title = '', sku, brand } = products.get(option.value) ?? {};
        return <OptionWithDetails name={title} details={[sku, brand]} />;
      }}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      filter={({ options }) => options}
      {...input}
      {...field}
      onChange={(value) => {
        setTyped(value);
        if (chosen.current?.title !== value) chosen.current = onlyOne(found, value);
        onType(value, chosen.current?.id ?? null);
      }}
      onOptionSubmit={(id) => {
        setTyped('');
        chosen.current = products.get(id);
        if (chosen.current) onChoose(chosen.current);
      }}
    />
  );
}

function foundIn(data?: ProductInputQuery): Product[] {
  const best = data?.search.flatMap(({ record }) =>
    record?.__typename === 'Product' && record.isActive ? [record] : [],
  );
  const all = [...(best ?? []), ...(data?.products.nodes ?? [])];
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

function onlyOne(products: readonly Product[], title: string): Product | undefined {
  const [only, other] = products.filter((product) => product.title === title);
  return other ? undefined : only;
}
