import {
  countLimits,
  moneyLimits,
  type NumberLimits,
  type NumberStyle,
  readNumber,
} from '../../../gateway/numbers.rules.ts';

/** What can be changed where it stands in the table by typing it. */
export type NumberField = 'price' | 'totalUnit';

export type ValueProblem = 'notANumber' | 'priceRange' | 'stockRange';

type ReadValue =
  { value: number; problem?: undefined } | { value?: undefined; problem: ValueProblem };

export const stockLimits = { ...countLimits, max: 1_000_000 };

const limits: Record<NumberField, NumberLimits> = {
  price: { ...moneyLimits, max: 10_000_000 },
  totalUnit: stockLimits,
};

/** A text as the value of a field; the gateway has the same limits. */
export function readValue(field: NumberField, text: string, style: NumberStyle): ReadValue {
  const { value, problem } = readNumber(text, style, limits[field]);
  if (problem === undefined) return { value };
  if (problem === 'notANumber') return { problem };
  return { problem: field === 'price' ? 'priceRange' : 'stockRange' };
}

/** A value as it is typed: in the person's language, without groups. */
export const plainText = (field: NumberField, value: number, language: string) =>
  new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: field === 'price' ? 2 : 0,
  }).format(value);
