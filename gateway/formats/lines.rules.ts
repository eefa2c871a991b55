import { type Line, partsPerUnit, subtotalOf } from './amounts.rules.ts';
import { type NumberLimits, priceLimits, quantityLimits } from './numbers.rules.ts';
import type { FieldErrors } from '../errors/errors.ts';
import { type Problem, problem } from '../errors/problem.ts';

const MOST_LINES = 200;
/** The largest subtotal, with which every sum and its tax stay below 2^53. */
const MOST_SUBTOTAL_CENTS = 10_000_000_000_000_00;

/** Returns the errors of lines by the name of the field at fault. */
export function lineErrors(
  lines: readonly Line[],
  names: { list: string; quantity: string },
): FieldErrors {
  if (lines.length > MOST_LINES) {
    return { [names.list]: problem('too_many_lines', { most: MOST_LINES }) };
  }
  const errors: FieldErrors = {};
  lines.forEach(({ quantityThousandths, priceMillionths }, index) => {
    const line = `${names.list}.${index}`;
    const ofQuantity = rangeProblem(quantityThousandths / partsPerUnit.quantity, quantityLimits);
    if (ofQuantity) errors[`${line}.${names.quantity}`] = ofQuantity;
    const ofPrice = priceProblem(priceMillionths / partsPerUnit.unitPrice);
    if (ofPrice) errors[`${line}.price`] = ofPrice;
  });
  if (subtotalOf(lines) > MOST_SUBTOTAL_CENTS) {
    errors[names.list] = problem('sum_too_large', { most: MOST_SUBTOTAL_CENTS / 100 });
  }
  return errors;
}

/** Returns the problem of a price in whole units; undefined when it is within the limits. */
export const priceProblem = (price: number): Problem | undefined =>
  rangeProblem(price, priceLimits);

function rangeProblem(value: number, { min = 0, max = Infinity }: NumberLimits) {
  const isWithin = value >= min && value <= max;
  return isWithin ? undefined : problem('not_between', { least: min, most: max });
}
