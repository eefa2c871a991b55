import { useQuery } from '@apollo/client/react';
import { Autocomplete } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { ProductInputDocument, type ProductInputQuery } from './ProductInput.generated.ts';

const TYPING_PAUSE_MS = 250;
const SHORTEST_TEXT = 2;

interface Props {
  label: string;
  placeholder: string;
  className?: string | undefined;
  autoFocus?: boolean;
  /** What the form gives to the field of the name. */
  field: GetInputPropsReturnType;
  /** With the product that is called so, if one was found; a chosen one's title counts as typed. */
  onType: (name: string, productId: string | null) => void;
  /** A product was chosen; its title stands in the field. */
  onChoose: (product: ProductInputQuery['products']['nodes'][number]) => void;
}

/** A name: any text, or a product of the shop, found as one types. */
export function ProductInput({ label, field, onType, onChoose, ...input }: Props) {
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(ProductInputDocument, {
    variables: { filter: { text, active: true } },
    skip: text.length < SHORTEST_TEXT,
  });
  const found = (data ?? previousData)?.products.nodes ?? [];
  const products = new Map(found.map((product) => [product.title, product]));
  return (
    <Autocomplete
      aria-label={label}
      data={typed.trim().length < SHORTEST_TEXT ? [] : [...products.keys()]}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      filter={({ options }) => options}
      {...input}
      {...field}
      onChange={(value) => {
        setTyped(value);
        onType(value, products.get(value)?.id ?? null);
      }}
      onOptionSubmit={(title) => {
        setTyped('');
        const product = products.get(title);
        if (product) onChoose(product);
      }}
    />
  );
}
