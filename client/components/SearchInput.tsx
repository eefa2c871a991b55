import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const TYPING_PAUSE_MS = 250;

interface Props {
  label: string;
  value: string;
  /** Called when typing pauses. */
  onSearch: (text: string) => void;
  className?: string;
}

/** A field whose text is searched for as one types; follows `value` when that changes from elsewhere. */
export function SearchInput({ label, value, onSearch, className }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const search = useDebouncedCallback((text: string) => {
    setKnown(text);
    onSearch(text);
  }, TYPING_PAUSE_MS);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <TextInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value);
      }}
    />
  );
}
