import { describe, expect, it } from 'vitest';
import type { CartItemRow } from './carts.table.ts';
import {
  addedErrors,
  amountErrors,
  purchaseErrors,
  stockErrors,
  totalChange,
} from './carts.rules.ts';

const outOfRange = { amount: 'must be between 1 and 1000' };

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
    [1, 101, { productId: 'exceeds the limit of 100 products in the cart' }],
  ])('of an amount of %i in a cart of %i products are %j', (amount, products, errors) => {
    expect(addedErrors(amount, products)).toEqual(errors);
  });
});

describe('stockErrors', () => {
  it.each([
    [3, 3, {}],
    [4, 3, { amount: 'Only 3 of Rádio are in stock' }],
    [2, 1, { amount: 'Only 1 of Rádio is in stock' }],
    [1, 0, { amount: 'Rádio is sold out' }],
  ])('of %i where there are %i are %j', (amount, totalUnit, errors) => {
    expect(stockErrors(amount, { title: 'Rádio', totalUnit })).toEqual(errors);
  });
});

describe('purchaseErrors', () => {
  const item = (entered: Partial<CartItemRow>) =>
    ({ title: 'Rádio', isActive: 1, amount: 2, totalUnit: 9, ...entered }) as CartItemRow;

  it('finds nothing at fault with what is there and sold', () => {
    expect(purchaseErrors([item({})])).toEqual({});
  });

  it('names each thing that is not, by its place', () => {
    expect(
      purchaseErrors([item({}), item({ isActive: 0, totalUnit: 0 }), item({ totalUnit: 0 })]),
    ).toEqual({
      'list.1.productId': 'Rádio is no longer sold',
      'list.2.amount': 'Rádio is sold out',
    });
  });

  it('finds an empty cart at fault', () => {
    expect(purchaseErrors([])).toEqual({ list: 'The cart is empty' });
  });
});

describe('totalChange', () => {
  it('tells both amounts to the cent', () => {
    expect(totalChange({ seen: 10_00, now: 1_234_05 }, { currency: 'BRL' })).toEqual(
      'The cart total is now R$ 1,234.05, not R$ 10.00',
    );
  });
});
