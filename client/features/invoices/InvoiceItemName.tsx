import { useQuery } from '@apollo/client/react';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceItemNameDocument } from './InvoiceItemName.generated.ts';
import type { InvoiceFormApi } from './useInvoiceForm.ts';

const TYPING_PAUSE_MS = 250;
const SHORTEST_TEXT = 2;

interface Props {
  form: InvoiceFormApi;
  index: number;
  label: string;
  className: string | undefined;
}

/** What a line bills: any text, or a product of the shop, which brings its price along. */
export function InvoiceItemName({ form, index, label, className }: Props) {
  const { t } = useTranslation('invoices');
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(InvoiceItemNameDocument, {
    variables: { filter: { text, active: true } },
    skip: text.length < SHORTEST_TEXT,
  });
  const products = (data ?? previousData)?.products.nodes ?? [];
  const prices = new Map(products.map(({ title, price }) => [title, price]));
  const name = `items.${index}.name` as const;

  return (
    <Autocomplete
      className={className}
      aria-label={label}
      placeholder={t('form.itemName')}
      autoFocus={index > 0 && form.isTouched('items')}
      data={typed.trim().length < SHORTEST_TEXT ? [] : [...prices.keys()]}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      filter={({ options }) => options}
      {...form.getInputProps(name)}
      onChange={(value) => {
        setTyped(value);
        form.setFieldValue(name, value);
      }}
      onOptionSubmit={(title) => {
        setTyped('');
        form.setFieldValue(`items.${index}.price`, prices.get(title) ?? '');
      }}
    />
  );
}
