import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { moneyLimits } from '../../gateway/formats/numbers.rules.ts';

/** Takes an amount from 0, with two decimals. */
export function MoneyInput(props: Omit<NumberFieldProps, 'limits'>) {
  return <NumberField limits={moneyLimits} isFixed {...props} />;
}
