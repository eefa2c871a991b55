import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { countLimits } from '../../gateway/formats/numbers.rules.ts';

interface Props extends Omit<NumberFieldProps, 'limits'> {
  max?: number;
}

export function CountInput({ max, ...props }: Props) {
  return <NumberField limits={{ ...countLimits, ...(max !== undefined && { max }) }} {...props} />;
}
