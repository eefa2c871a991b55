import { describe, expect, it } from 'vitest';
import { lineErrors, priceProblem } from './lines.rules.ts';

const line = { quantityThousandths: 2_000, priceMillionths: 10_050_000 };
const names = { list: 'products', quantity: 'quantity' };
const fieldsAtFault = (lines: (typeof line)[]) => Object.keys(lineErrors(lines, names));

describe('lines', () => {
  it('are fine up to their limits', () => {
    expect(fieldsAtFault(Array(200).fill(line))).toEqual([]);
    expect(fieldsAtFault([{ quantityThousandths: 1_000_000_000, priceMillionths: 0 }])).toEqual([]);
    expect(fieldsAtFault([{ quantityThousandths: 10_000_000, priceMillionths: 10 ** 15 }])).toEqual(
      [],
    );
  });

  it('are at fault beyond them, by the name that they are entered under', () => {
    expect(fieldsAtFault(Array(201).fill(line))).toEqual(['products']);
    expect(fieldsAtFault([line, { quantityThousandths: -1, priceMillionths: -1 }])).toEqual([
      'products.1.quantity',
      'products.1.price',
    ]);
    expect(fieldsAtFault([{ quantityThousandths: 1_000_000_001, priceMillionths: 0 }])).toEqual([
      'products.0.quantity',
    ]);
    expect(fieldsAtFault([{ quantityThousandths: 10_000_001, priceMillionths: 10 ** 15 }])).toEqual(
      ['products'],
    );
  });
});

it.each([
  [0, undefined],
  [10 ** 9, undefined],
  [10 ** 9 + 0.000001, 'must be between 0 and 1000000000'],
  [-1, 'must be between 0 and 1000000000'],
])('of a price of %d says %s', (price, problem) => {
  expect(priceProblem(price)).toEqual(problem);
});
