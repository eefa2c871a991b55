import { useEffectEvent, useLayoutEffect } from 'react';
import { NumberField } from '../../ui/NumberField.tsx';
import { useNumberCheck } from '../../ui/useNumberCheck.ts';
import { useTyped } from '../../ui/useTyped.ts';

const TYPING_PAUSE_MS = 400;

export const amountLimits = { decimals: 0, min: 1, max: 1_000 };

interface Props {
  id: string;
  label: string;
  amount: number;
  full: string | undefined;
  /** Shows what is wrong while typing too. */
  isChecked: boolean;
  /** Receives what the field shows: text while it is not a number. */
  onType: (typed: number | string) => void;
  /** Is called when typing or stepping pauses, and when the field is left. */
  onChange: (amount: number) => void;
}

export function AmountInput({ amount, isChecked, onType, onChange, ...field }: Props) {
  const check = useNumberCheck();
  const typing = useTyped<number | string>(
    amount,
    (typed) => {
      if (typeof typed === 'number') onChange(typed);
    },
    { pauseMs: TYPING_PAUSE_MS, flushOnUnmount: true },
  );
  const { value } = typing;
  const show = useEffectEvent(() => onType(value));
  useLayoutEffect(() => show(), [value]);
  return (
    <NumberField
      id={field.id}
      aria-label={field.label}
      full={field.full}
      w={120}
      limits={amountLimits}
      step={1}
      value={value}
      error={isChecked ? check(amountLimits)(value) : undefined}
      onChange={typing.change}
      onBlur={() => {
        typing.flush();
        if (typeof value === 'number') typing.reset();
      }}
    />
  );
}
