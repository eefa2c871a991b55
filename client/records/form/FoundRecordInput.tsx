import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { possibleTypes } from '../../generated/possibleTypes.ts';
import { OptionWithDetails } from '../../ui/OptionWithDetails.tsx';
import { useEnterSelectsFirst } from '../list/useEnterSelectsFirst.ts';
import { sdlNounOf } from '../resources.ts';
import { RecordsFoundDocument } from './FoundRecordInput.generated.ts';
import type { FieldInputProps, RecordValue } from './fieldOverrides.ts';

export interface FoundRecordInputProps extends FieldInputProps {
  value: readonly RecordValue[];
  error?: ReactNode;
  onChange: (value: RecordValue[]) => void;
}

const TYPING_PAUSE_MS = 200;

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

/** Chooses a record of any kind, which the search finds by the typed words. */
export function FoundRecordInput({ value: [chosen], onChange, ...field }: FoundRecordInputProps) {
  const { t } = useTranslation('records');
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const isChosen = typed === (chosen?.name ?? '');
  const { data } = useQuery(RecordsFoundDocument, {
    variables: { text },
    skip: text === '' || isChosen,
  });
  const found = (data?.search ?? [])
    .filter(({ kind }) => possibleTypes.AnyRecord.includes(kind))
    .map(({ kind, id, title: name }) => ({ kind, id, name }));
  const all = new Map([...found, ...(chosen ? [chosen] : [])].map((each) => [keyOf(each), each]));
  const isAnswered = data !== undefined && text === typed.trim();
  const firstMatch = useEnterSelectsFirst(isChosen ? '' : text, isAnswered, found.length > 0);

  return (
    <Select
      searchable
      clearable
      allowDeselect={false}
      placeholder={t('reference.find')}
      clearButtonProps={{
        'aria-label': t('reference.clear', { field: field.label ?? field['aria-label'] }),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      nothingFoundMessage={isAnswered ? t('reference.none') : t('reference.type')}
      filter={({ options }) =>
        options.filter((option) => 'value' in option && (isChosen || found.some(isOf(option))))
      }
      searchValue={typed}
      onSearchChange={setTyped}
      onOptionSubmit={(key) => setTyped(all.get(key)?.name ?? typed)}
      {...firstMatch}
      {...field}
      data={[...all].map(([key, { name }]) => ({ value: key, label: name }))}
      renderOption={({ option }) => {
        const { kind = '' } = all.get(option.value) ?? {};
        const noun = t(`kinds.${kind}` as 'kinds.Project', { defaultValue: sdlNounOf(kind) });
        return <OptionWithDetails name={option.label} details={[noun]} />;
      }}
      value={chosen ? keyOf(chosen) : null}
      onChange={(key) => onChange(key === null ? [] : [all.get(key)!])}
    />
  );
}

const isOf = (option: { value: string }) => (each: { kind: string; id: string }) =>
  keyOf(each) === option.value;
