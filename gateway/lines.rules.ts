import type { FieldErrors } from './graphql/errors.ts';

const MOST_LINES = 200;
const MOST_UNITS = 1_000_000;
const MOST_PRICE_CENTS = 1_000_000_000_00;
/** Keeps every sum and its tax below 2^53, where whole numbers are exact. */
const MOST_SUBTOTAL_CENTS = 10_000_000_000_000_00;

/** How many of something, and the price of one. */
export interface Line {
  count: number;
  priceCents: number;
}

export function subtotalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { count, priceCents }) => sum + count * priceCents, 0);
}

/** What is wrong with the numbers of lines, under the names that their fields have where they are entered. */
export function lineErrors(
  lines: readonly Line[],
  names: { list: string; count: string },
): FieldErrors {
  if (lines.length > MOST_LINES) {
    return { [names.list]: `must have at most ${MOST_LINES} lines` };
  }
  const errors: FieldErrors = {};
  lines.forEach(({ count, priceCents }, index) => {
    const line = `${names.list}.${index}`;
    if (count < 0 || count > MOST_UNITS) {
      errors[`${line}.${names.count}`] = `must be between 0 and ${MOST_UNITS}`;
    }
    const problem = priceProblem(priceCents);
    if (problem) errors[`${line}.price`] = problem;
  });
  if (subtotalOf(lines) > MOST_SUBTOTAL_CENTS) {
    errors[names.list] = `must come to at most ${MOST_SUBTOTAL_CENTS / 100}`;
  }
  return errors;
}

/** What is wrong with the price of one thing. */
export function priceProblem(priceCents: number): string | undefined {
  const isPrice = priceCents >= 0 && priceCents <= MOST_PRICE_CENTS;
  return isPrice ? undefined : `must be between 0 and ${MOST_PRICE_CENTS / 100}`;
}
