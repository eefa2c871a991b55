import { numberFormat } from '../../core/i18n/formats.ts';
import {
  countLimits,
  type NumberLimits,
  type NumberStyle,
  priceLimits,
  readNumber,
} from '../../../gateway/formats/numbers.rules.ts';

/** The editable numbers of the table. */
export type NumberField = 'price' | 'totalUnit';

export type ValueProblem = 'notANumber' | 'priceRange' | 'stockRange';

type ReadValue =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: ValueProblem };

export const stockLimits = { ...countLimits, max: 1_000_000 };

const limits: Record<NumberField, NumberLimits> = {
  price: { ...priceLimits, max: 10_000_000 },
  totalUnit: stockLimits,
};

/** Reads a typed number and checks it against the gateway's limits. */
export function readValue(field: NumberField, text: string, style: NumberStyle): ReadValue {
  const { value, problem } = readNumber(text, style, limits[field]);
  if (problem === undefined) return { value };
  if (problem === 'notANumber') return { problem };
  return { problem: field === 'price' ? 'priceRange' : 'stockRange' };
}

/** Writes the number in the user's language, without groups. */
export const plainText = (field: NumberField, value: number, language: string) =>
  numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: field === 'price' ? 2 : 0,
    maximumFractionDigits: limits[field].decimals,
  }).format(value);
