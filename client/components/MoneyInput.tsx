import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { moneyLimits } from './typedNumber.ts';

/** An amount from nothing up, with its cents. */
export function MoneyInput(props: Omit<NumberFieldProps, 'limits'>) {
  return <NumberField limits={moneyLimits} isFixed {...props} />;
}
