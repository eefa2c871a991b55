import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const TYPING_PAUSE_MS = 400;
const MOST = 1_000;

interface Props {
  label: string;
  amount: number;
  /** Called when typing or stepping pauses, and when the field is left. */
  onChange: (amount: number) => void;
}

/** How many of something: typed, or stepped by the arrow keys; follows `amount` when that changes from elsewhere. */
export function AmountInput({ label, amount, onChange }: Props) {
  const [typed, setTyped] = useState<number | string>(amount);
  const [known, setKnown] = useState(amount);
  const send = useDebouncedCallback(onChange, { delay: TYPING_PAUSE_MS, flushOnUnmount: true });
  if (amount !== known) {
    setKnown(amount);
    setTyped(amount);
  }
  function type(value: number | string) {
    setTyped(value);
    if (isAmount(value)) send(Number(value));
  }
  function leave() {
    send.flush();
    if (!isAmount(typed)) setTyped(amount);
  }
  return (
    <NumberInput
      aria-label={label}
      w={88}
      min={1}
      max={MOST}
      allowDecimal={false}
      allowNegative={false}
      value={typed}
      onChange={type}
      onBlur={leave}
    />
  );
}

const isAmount = (value: number | string) => Number(value) >= 1 && Number(value) <= MOST;
