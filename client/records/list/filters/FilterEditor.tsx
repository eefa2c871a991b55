import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/NumberField.tsx';
import { useTypedText } from '../../../ui/useTypedText.ts';
import { ChoicesEditor, ReferencesEditor, ValuesEditor } from './ChoicesEditor.tsx';
import { emptinessIn } from '../filters.ts';
import { DaysEditor } from './DaysEditor.tsx';
import { EmptyChoices } from './EmptyChoices.tsx';
import { useFilterScope } from './filterScope.ts';
import type { ListFilter, NumbersFilter, TextFilter } from './listFilter.ts';

interface Props {
  filter: ListFilter;
  onDone: () => void;
}

/** Edits the values of a field's filter; every change applies immediately. */
export function FilterEditor({ filter, onDone }: Props) {
  if (filter.kind === 'choices') return <ChoicesEditor filter={filter} onDone={onDone} />;
  if (filter.kind === 'values') return <ValuesEditor filter={filter} onDone={onDone} />;
  if (filter.kind === 'references') return <ReferencesEditor filter={filter} onDone={onDone} />;
  if (filter.kind === 'days') return <DaysEditor filter={filter} onDone={onDone} />;
  if (filter.kind === 'numbers') return <NumbersEditor filter={filter} onDone={onDone} />;
  return <TextEditor filter={filter} onDone={onDone} />;
}

function TextEditor({ filter: { name, label }, onDone }: { filter: TextFilter } & DoneProps) {
  const { t } = useTranslation();
  const { get, change } = useFilterScope();
  const { onKeyDown, ...typing } = useTypedText(get(name), (text) => change({ [name]: text }), {
    isWhole: true,
  });
  return (
    <TextInput
      data-autofocus
      aria-label={label}
      description={t('filters.exactly')}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (event.key === 'Enter') onDone();
      }}
      {...typing}
    />
  );
}

type DoneProps = Pick<Props, 'onDone'>;

function NumbersEditor({ filter, onDone }: { filter: NumbersFilter } & DoneProps) {
  const { t } = useTranslation();
  const { name, to, label, canBeEmpty } = filter;
  if (to === undefined) {
    return <NumberEnd {...{ filter, onDone, label }} name={name} isFirst />;
  }
  return (
    <Stack gap="xs">
      <NumberEnd {...{ filter, onDone }} name={name} label={t('filters.from')} isFirst />
      <NumberEnd {...{ filter, onDone }} name={to} label={t('filters.to')} />
      {canBeEmpty ? (
        <div>
          <EmptyChoices filter={filter} onDone={onDone} />
        </div>
      ) : null}
    </Stack>
  );
}

interface NumberProps extends DoneProps {
  filter: NumbersFilter;
  name: string;
  label: string;
  isFirst?: boolean;
}

function NumberEnd({ filter, name, label, isFirst = false, onDone }: NumberProps) {
  const { get, change } = useFilterScope();
  const [typed, setTyped] = useState<number | string>();
  const given = emptinessIn(get(name)) === undefined ? get(name) : '';
  function commit() {
    if (typeof typed === 'number' || typed === '') {
      const isEmptiness = emptinessIn(get(filter.name)) !== undefined;
      const { exactly } = filter;
      change({
        ...(isEmptiness && { [filter.name]: undefined }),
        ...(exactly !== undefined && { [exactly]: undefined }),
        [name]: String(typed),
      });
    }
    setTyped(undefined);
  }
  return (
    <NumberField
      {...(isFirst && { 'data-autofocus': true })}
      label={label}
      limits={filter.limits}
      value={typed ?? (given === '' ? '' : Number(given))}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key !== 'Enter') return;
        commit();
        onDone();
      }}
    />
  );
}
