import { NumberInput, type NumberInputProps } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useNumberStyle } from '../app/i18n/useNumberStyle.ts';

/** An amount from nothing up, with its cents. */
export function MoneyInput(props: NumberInputProps) {
  const numberStyle = useNumberStyle();
  return (
    <NumberInput
      decimalScale={2}
      fixedDecimalScale
      hideControls
      min={0}
      {...numberStyle}
      {...props}
    />
  );
}
