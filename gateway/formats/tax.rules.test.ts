import { expect, it } from 'vitest';
import { taxOf, withTax } from './tax.rules.ts';

it.each([
  // The columns are: cents, rate, included, tax, paid.
  [100_00, 10_000, false, 10_00, 110_00],
  [100_00, 10_000, true, 9_09, 100_00],
  [5, 10_000, false, 1, 6],
  [5, 10_000, true, 0, 5],
  [1_999_99, 18_000, true, 305_08, 1_999_99],
  [100_00, 0, true, 0, 100_00],
  [9_000_000_000_000_00, 100_000, true, 4_500_000_000_000_00, 9_000_000_000_000_00],
])(
  '%i cents at %i thousandths of a per cent, included: %s',
  (...[cents, rate, isIncluded, tax, paid]) => {
    expect(taxOf(cents, { rate, isIncluded })).toBe(tax);
    expect(withTax(cents, { rate, isIncluded })).toBe(paid);
  },
);
