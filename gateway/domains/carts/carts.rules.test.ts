import { describe, expect, it } from 'vitest';
import { addedErrors, amountErrors } from './carts.rules.ts';

const outOfRange = { amount: 'has to be from 1 to 1000' };

describe('amountErrors', () => {
  it.each([
    [-1, outOfRange],
    [0, outOfRange],
    [1, {}],
    [1_000, {}],
    [1_001, outOfRange],
  ])('of %i are %j', (amount, errors) => {
    expect(amountErrors(amount)).toEqual(errors);
  });
});

describe('addedErrors', () => {
  it.each([
    [1, 1, {}],
    [1_000, 100, {}],
    [1_001, 100, outOfRange],
    [1, 101, { productId: 'has to be one of at most 100 in the cart' }],
  ])('of an amount of %i in a cart of %i products are %j', (amount, products, errors) => {
    expect(addedErrors(amount, products)).toEqual(errors);
  });
});
