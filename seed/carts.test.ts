import { describe, expect, it } from 'vitest';
import { makeAccounts, SA_ID } from './accounts.ts';
import { makeCarts } from './carts.ts';
import { makeProducts } from './products.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

function make(scale = 1) {
  const { accounts = [] } = makeAccounts({ today });
  const made = {
    ...makeProducts({ random: randomFrom(1), scale, made: {}, today }),
    accounts: accounts.filter(({ id }) => id === SA_ID),
  };
  const { carts, cartItems = [] } = makeCarts({ random: randomFrom(1), scale, made, today });
  return { carts, cartItems, products: made.products ?? [] };
}

describe('the demo cart', () => {
  it('is the SA account’s, with one each of two products', () => {
    const { carts, cartItems } = make();
    expect(carts).toEqual([{ id: SA_ID }]);
    expect(cartItems).toHaveLength(2);
    expect(cartItems.map(({ amount }) => amount)).toEqual([1, 1]);
  });

  it.each([
    [7, 14],
    [1000, 100],
  ])('%i times as large has %i products of the catalogue, each once', (scale, count) => {
    const { cartItems, products } = make(scale);
    const ids = new Set(products.map(({ id }) => id));
    expect(cartItems.every(({ cartId, productId }) => cartId === SA_ID && ids.has(productId))).toBe(
      true,
    );
    expect(new Set(cartItems.map(({ productId }) => productId)).size).toBe(count);
    expect(cartItems.map(({ position }) => position)).toEqual(cartItems.map((_, index) => index));
  });
});
