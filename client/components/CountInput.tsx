import { NumberInput, type NumberInputProps } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useNumberStyle } from '../app/i18n/useNumberStyle.ts';

/** A whole number from nothing up. */
export function CountInput(props: NumberInputProps) {
  const numberStyle = useNumberStyle();
  return <NumberInput allowDecimal={false} hideControls min={0} {...numberStyle} {...props} />;
}
