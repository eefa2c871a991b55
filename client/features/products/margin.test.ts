import { expect, it } from 'vitest';
import { marginOf } from './margin.ts';

it.each([
  [
    { price: 200, cost: 150 },
    { amount: 50, share: 0.25 },
  ],
  [
    { price: 0.3, cost: 0.1 },
    { amount: 0.2, share: expect.closeTo(2 / 3) },
  ],
  [
    { price: 10, cost: 12.5 },
    { amount: -2.5, share: -0.25 },
  ],
  [
    { price: 0, cost: 4 },
    { amount: -4, share: null },
  ],
  [
    { price: 10, cost: 0 },
    { amount: 10, share: 1 },
  ],
  [
    { price: 0.0125, cost: 0.01 },
    { amount: 0.0025, share: expect.closeTo(0.2) },
  ],
  [{ price: 10, cost: null }, null],
  [{ price: '', cost: 3 }, null],
])('the margin of %j is %j', (product, margin) => {
  expect(marginOf(product)).toEqual(margin);
});
