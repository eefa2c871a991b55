import { NumberField } from '../../components/NumberField.tsx';
import { useTyped } from '../../components/useTyped.ts';

const TYPING_PAUSE_MS = 400;

export const amountLimits = { decimals: 0, min: 1, max: 1_000 };

interface Props {
  label: string;
  amount: number;
  /** When typing or stepping pauses, and when the field is left. */
  onChange: (amount: number) => void;
}

export function AmountInput({ label, amount, onChange }: Props) {
  const typing = useTyped<number | string>(
    amount,
    (typed) => {
      if (typeof typed === 'number') onChange(typed);
    },
    { pauseMs: TYPING_PAUSE_MS, flushOnUnmount: true },
  );
  return (
    <NumberField
      aria-label={label}
      w={120}
      limits={amountLimits}
      step={1}
      value={typing.value}
      onChange={typing.change}
      onBlur={() => {
        typing.flush();
        if (typeof typing.value === 'number' || typing.value === '') typing.reset();
      }}
    />
  );
}
