import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { nameFilter } from '../../ui/nameFilter.ts';
import { useEnterSelectsFirst } from './useEnterSelectsFirst.ts';

/** A select of known choices in which Enter takes the first match. */
export function SearchableSelect(props: Omit<SelectProps, 'searchable' | 'searchValue'>) {
  const [typed, setTyped] = useState('');
  const isChosen = labelsOf(props.data).includes(typed);
  const firstMatch = useEnterSelectsFirst(isChosen ? '' : typed.trim(), true);
  return (
    <Select
      searchable
      filter={nameFilter}
      searchValue={typed}
      onSearchChange={setTyped}
      {...firstMatch}
      {...props}
    />
  );
}

const labelsOf = (data: SelectProps['data'] = []): string[] =>
  data.flatMap((each) => {
    if (typeof each !== 'object') return String(each);
    return 'label' in each ? String(each.label) : [];
  });
