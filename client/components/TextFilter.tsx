import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useListParams } from './useListParams.ts';

interface Props {
  label: string;
  /** Its key in the URL. */
  name: string;
  className?: string | undefined;
}

/** A filter by a text that must be exactly so: it counts once it is written. It lives in the URL. */
export function TextFilter({ label, name, className }: Props) {
  const { get, change } = useListParams();
  const value = get(name);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const finish = () => {
    if (typed.trim() !== value) change({ [name]: typed.trim() });
  };
  return (
    <TextInput
      className={className}
      label={label}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
      }}
    />
  );
}
