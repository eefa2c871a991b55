import type { KeyboardEvent } from 'react';
import { isWholeDay } from '../../core/days.ts';
import { useTyped } from '../useTyped.ts';
import { DayInput, type DayInputProps } from './DayInput.tsx';

interface Props extends Omit<DayInputProps, 'value' | 'onChange' | 'onWhole'> {
  value: string;
  onCommit: (day: string) => void;
  canBeBlank?: boolean;
}

/** A day over the URL. A whole one is committed at once, any other at Enter or on leaving. */
export function DayField({ value, onCommit, canBeBlank = false, ...look }: Props) {
  const typing = useTyped(value, onCommit, { pauseMs: Infinity });
  function finish(day = typing.value) {
    const isDay = day === '' ? canBeBlank : isWholeDay(day);
    if (isDay && day !== value) typing.commit(day);
  }
  return (
    <DayInput
      {...look}
      value={typing.value}
      onChange={typing.change}
      onWhole={finish}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Enter') finish();
      }}
      onBlur={() => {
        finish();
        if (typing.value === '' && !canBeBlank) typing.reset();
      }}
    />
  );
}
