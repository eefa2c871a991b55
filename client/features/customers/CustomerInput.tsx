import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byNameRank } from '../../core/byNameRank.ts';
import { OptionWithDetails } from '../../ui/OptionWithDetails.tsx';
import { useEnterSelectsFirst } from '../../records/list/useEnterSelectsFirst.ts';
import {
  type CustomerInput_CustomerFragment,
  CustomerInputDocument,
  type CustomerInputQuery,
} from './CustomerInput.generated.ts';

const TYPING_PAUSE_MS = 200;
const MOST = 8;

type Found = CustomerInput_CustomerFragment;
type FoundCustomer = Omit<Found, 'email'>;

type ChosenCustomer = { id: string; name: string }[];

interface Props {
  label?: string;
  'aria-label'?: string;
  'data-autofocus'?: true;
  autoFocus?: true;
  size?: 'xs';
  /** The id of a customer that is not offered. */
  without?: string;
  description?: string;
  value: ChosenCustomer;
  error?: ReactNode;
  onChange: (value: ChosenCustomer, customer?: FoundCustomer) => void;
}

export function CustomerInput({ value: [chosen], onChange, without, ...field }: Props) {
  const { t } = useTranslation('customers');
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const wanted = text === chosen?.name ? '' : text;
  const { data, previousData } = useQuery(CustomerInputDocument, {
    variables: { text: wanted || null, typed: wanted, isTyped: wanted !== '' },
  });
  const found = new Map(
    byNameRank(foundIn(data ?? previousData), typed, ({ name }) => name)
      .filter(({ id }) => id !== without)
      .slice(0, MOST)
      .map((customer) => [customer.id, customer]),
  );
  const isChosen = typed === (chosen?.name ?? '');
  const isAnswered = data !== undefined && text === typed.trim();
  const firstMatch = useEnterSelectsFirst(isChosen ? '' : typed.trim(), isAnswered);
  const names = new Map([...found].map(([id, { name }]) => [id, name]));
  if (chosen) names.set(chosen.id, chosen.name);
  return (
    <Select
      placeholder={t('find.hint')}
      searchable
      clearable
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('find.none'), 'aria-hidden': false, tabIndex: 0 }}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      nothingFoundMessage={t('find.unknown')}
      filter={({ options }) =>
        options.filter((option) => 'value' in option && found.has(option.value))
      }
      searchValue={typed}
      onSearchChange={setTyped}
      onOptionSubmit={(id) => setTyped(names.get(id) ?? '')}
      {...firstMatch}
      data={[...names].map(([value, label]) => ({ value, label }))}
      renderOption={({ option }) => (
        <CustomerOption name={option.label} customer={found.get(option.value)} />
      )}
      value={chosen?.id ?? null}
      onChange={(id) => onChange(id ? [{ id, name: names.get(id)! }] : [], found.get(id ?? ''))}
      {...field}
    />
  );
}

function foundIn(data?: CustomerInputQuery): Found[] {
  const best = data?.search?.flatMap(({ record }) =>
    record?.__typename === 'Customer' ? [record] : [],
  );
  const all = [...(best ?? []), ...(data?.customers.nodes ?? [])];
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

function CustomerOption({ name, customer }: { name: string; customer: Found | undefined }) {
  const place = [customer?.city, customer?.state].filter(Boolean).join(', ');
  return <OptionWithDetails name={name} details={[customer?.tradeName, place, customer?.email]} />;
}
