import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTypedText } from './useTypedText.ts';

interface Props {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
  rightSection?: ReactNode;
}

export function SearchInput({ label, value, onSearch, className, rightSection }: Props) {
  return (
    <TextInput
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
