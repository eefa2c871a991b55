import { typedNumber, type NumberStyle } from './typedNumber.ts';

/** What can be changed where it stands in the table by typing it. */
export type NumberField = 'price' | 'totalUnit';

export type ValueProblem = 'notANumber' | 'priceRange' | 'stockRange';

type ReadValue =
  { value: number; problem?: undefined } | { value?: undefined; problem: ValueProblem };

const MOST_PRICE = 10_000_000;
const MOST_UNITS = 1_000_000;

/** A text as the value of a field; the gateway has the same limits. */
export function readValue(field: NumberField, text: string, style: NumberStyle): ReadValue {
  const value = typedNumber(text, style);
  if (value === undefined) return { problem: 'notANumber' };
  if (field === 'totalUnit') {
    const fits = Number.isInteger(value) && value >= 0 && value <= MOST_UNITS;
    return fits ? { value } : { problem: 'stockRange' };
  }
  const cents = Math.round(value * 100);
  const fits = value >= 0 && value <= MOST_PRICE && cents / 100 === value;
  return fits ? { value } : { problem: 'priceRange' };
}

/** A value as it is typed: in the person's language, without groups. */
export const plainText = (field: NumberField, value: number, language: string) =>
  new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: field === 'price' ? 2 : 0,
  }).format(value);
