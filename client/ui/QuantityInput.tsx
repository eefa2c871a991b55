import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { quantityLimits } from '../../gateway/formats/numbers.rules.ts';

/** How many of something, with up to three decimals. */
export function QuantityInput(props: Omit<NumberFieldProps, 'limits'>) {
  return <NumberField limits={quantityLimits} {...props} />;
}
