import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { isWholeDay } from './localDay.ts';
import { useTyped } from './useTyped.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string;
  onCommit: (day: string) => void;
  canBeBlank?: boolean;
}

/** A day over the URL. A picked one is committed at once, a typed one at the end of its year, at Enter or on leaving. */
export function DayField({ value, onCommit, canBeBlank = false, ...look }: Props) {
  const typing = useTyped(value, onCommit, { pauseMs: Infinity });
  const isKeyed = useRef(false);
  function finish(day = typing.value) {
    const isDay = day === '' ? canBeBlank : isWholeDay(day);
    if (isDay && day !== value) typing.commit(day);
  }
  return (
    <TextInput
      {...look}
      type="date"
      max="9999-12-31"
      value={typing.value}
      onKeyDown={(event) => {
        isKeyed.current = entersPart(event);
        if (event.key === 'Enter') finish();
      }}
      onKeyUp={() => {
        isKeyed.current = false;
      }}
      onChange={({ currentTarget: { value: day } }) => {
        const endsYear = typing.value !== '' && !isWholeDay(typing.value);
        typing.change(day);
        if (!isKeyed.current || (endsYear && day !== '')) finish(day);
      }}
      onBlur={() => {
        finish();
        typing.reset();
      }}
    />
  );
}

const entersPart = ({ key, altKey }: KeyboardEvent) =>
  !altKey && /^(\d|Arrow(Up|Down)|Backspace|Delete)$/.test(key);
