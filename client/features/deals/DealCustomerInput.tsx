import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DealCustomersDocument } from './DealForm.generated.ts';
import type { DealFormApi } from './useDealForm.ts';

const TYPING_PAUSE_MS = 200;

/** The customer of a deal, found by name, e-mail, phone, CPF or CNPJ. */
export function DealCustomerInput({ form }: { form: DealFormApi }) {
  const { t } = useTranslation('deals');
  const [chosen] = form.values.customer;
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(DealCustomersDocument, {
    variables: { text: text === chosen?.name ? null : text || null },
  });
  const found = (data ?? previousData)?.customers.nodes ?? [];
  const known = new Map([...(chosen ? [chosen] : []), ...found].map(({ id, name }) => [id, name]));
  return (
    <Select
      label={t('fields.customer')}
      placeholder={t('form.customerHint')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('form.noCustomer') }}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      nothingFoundMessage={t('form.unknownCustomer')}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known].map(([id, name]) => ({ value: id, label: name }))}
      value={chosen?.id ?? null}
      error={form.errors.customer}
      onChange={(id) =>
        form.setFieldValue('customer', id ? [{ id, name: known.get(id) ?? '' }] : [])
      }
    />
  );
}
