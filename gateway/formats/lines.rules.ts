import type { FieldErrors } from '../errors/errors.ts';
import { type Problem, problem } from '../errors/problem.ts';

const MOST_LINES = 200;
const MOST_UNITS = 1_000_000;
const MOST_PRICE_CENTS = 1_000_000_000_00;
/** Keeps every sum and its tax below 2^53. */
const MOST_SUBTOTAL_CENTS = 10_000_000_000_000_00;

export interface Line {
  count: number;
  priceCents: number;
}

export function subtotalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { count, priceCents }) => sum + count * priceCents, 0);
}

/** Errors by the name of the field at fault. */
export function lineErrors(
  lines: readonly Line[],
  names: { list: string; count: string },
): FieldErrors {
  if (lines.length > MOST_LINES) {
    return { [names.list]: problem('too_many_lines', { most: MOST_LINES }) };
  }
  const errors: FieldErrors = {};
  lines.forEach(({ count, priceCents }, index) => {
    const line = `${names.list}.${index}`;
    if (count < 0 || count > MOST_UNITS) {
      errors[`${line}.${names.count}`] = problem('not_between', { least: 0, most: MOST_UNITS });
    }
    const ofPrice = priceProblem(priceCents);
    if (ofPrice) errors[`${line}.price`] = ofPrice;
  });
  if (subtotalOf(lines) > MOST_SUBTOTAL_CENTS) {
    errors[names.list] = problem('sum_too_large', { most: MOST_SUBTOTAL_CENTS / 100 });
  }
  return errors;
}

export function priceProblem(priceCents: number): Problem | undefined {
  const isPrice = priceCents >= 0 && priceCents <= MOST_PRICE_CENTS;
  return isPrice ? undefined : problem('not_between', { least: 0, most: MOST_PRICE_CENTS / 100 });
}
