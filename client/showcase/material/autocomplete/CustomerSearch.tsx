import { useQuery } from '@apollo/client/react';
import { Autocomplete, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerSearchDocument } from './CustomerSearch.generated.ts';

const TYPING_PAUSE_MS = 250;
const LEAST_LETTERS = 2;

export function CustomerSearch() {
  const { t } = useTranslation('material-autocomplete', { keyPrefix: 'examples.CustomerSearch' });
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const { data, previousData, loading, error } = useQuery(CustomerSearchDocument, {
    variables: { filter: { text: asked } },
    skip: asked.length < LEAST_LETTERS,
  });
  const names = (data ?? previousData)?.customers.nodes.map(({ name }) => name) ?? [];
  const isEmpty = asked.length >= LEAST_LETTERS && !loading && names.length === 0;
  return (
    <Autocomplete
      label={t('label')}
      placeholder={t('placeholder')}
      description={isEmpty ? t('none') : undefined}
      error={error?.message}
      maw={400}
      value={text}
      onChange={setText}
      data={[...new Set(names)]}
      filter={({ options }) => options}
      rightSection={loading ? <Loader size="xs" /> : null}
    />
  );
}
