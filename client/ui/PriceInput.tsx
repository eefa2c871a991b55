import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { priceLimits } from '../../gateway/formats/numbers.rules.ts';

/** Takes the price of one unit, with up to six decimals. */
export function PriceInput(props: Omit<NumberFieldProps, 'limits'>) {
  return <NumberField limits={priceLimits} isFixed {...props} />;
}
