import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { priceLimits } from '../../gateway/formats/numbers.rules.ts';

/** The price of one, with up to six decimals. */
export function PriceInput(props: Omit<NumberFieldProps, 'limits'>) {
  return <NumberField limits={priceLimits} isFixed {...props} />;
}
