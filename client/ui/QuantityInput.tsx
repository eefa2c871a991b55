import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { quantityLimits } from '../../gateway/formats/numbers.rules.ts';

/** Takes a quantity, with up to three decimals. */
export function QuantityInput(props: Omit<NumberFieldProps, 'limits'>) {
  return <NumberField limits={quantityLimits} {...props} />;
}
