import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useKeys } from '../core/keys.ts';
import { useTypedText } from './useTypedText.ts';

interface Props {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
  rightSection?: ReactNode;
}

export function SearchInput({ label, value, onSearch, className, rightSection }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useKeys('everywhere', {
    // One in a panel, such as that of the chat, is not the search of the page.
    search: () => (field.current?.closest('main') ? field.current.focus() : false),
  });
  return (
    <TextInput
      ref={field}
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={rightSection}
      {...useTypedText(value, onSearch)}
    />
  );
}
