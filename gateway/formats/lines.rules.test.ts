import { describe, expect, it } from 'vitest';
import { lineErrors, priceProblem, subtotalOf } from './lines.rules.ts';

const line = { count: 2, priceCents: 10_05 };
const names = { list: 'products', count: 'quantity' };
const fieldsAtFault = (lines: (typeof line)[]) => Object.keys(lineErrors(lines, names));

it('adds up what lines come to', () => {
  expect(subtotalOf([])).toEqual(0);
  expect(subtotalOf([line, { count: 0, priceCents: 99 }, { count: 1, priceCents: 1 }])).toEqual(
    20_11,
  );
});

describe('lines', () => {
  it('are fine up to their limits', () => {
    expect(fieldsAtFault(Array(200).fill(line))).toEqual([]);
    expect(fieldsAtFault([{ count: 1_000_000, priceCents: 0 }])).toEqual([]);
    expect(fieldsAtFault([{ count: 10_000, priceCents: 10 ** 11 }])).toEqual([]);
  });

  it('are at fault beyond them, by the name that they are entered under', () => {
    expect(fieldsAtFault(Array(201).fill(line))).toEqual(['products']);
    expect(fieldsAtFault([line, { count: -1, priceCents: -1 }])).toEqual([
      'products.1.quantity',
      'products.1.price',
    ]);
    expect(fieldsAtFault([{ count: 1_000_001, priceCents: 0 }])).toEqual(['products.0.quantity']);
    expect(fieldsAtFault([{ count: 10_001, priceCents: 10 ** 11 }])).toEqual(['products']);
  });
});

it.each([
  [0, undefined],
  [10 ** 11, undefined],
  [10 ** 11 + 1, 'must be between 0 and 1000000000'],
  [-1, 'must be between 0 and 1000000000'],
])('of the price of %i cents says %s', (priceCents, problem) => {
  expect(priceProblem(priceCents)).toEqual(problem);
});
