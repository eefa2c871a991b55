import { MOST_PRODUCTS } from '../gateway/domains/carts/carts.rules.ts';
import type { CartEntryRow } from '../gateway/domains/carts/carts.table.ts';
import type { Rows, SeedOptions } from './seed.ts';

const PRODUCTS_IN_CART = 2;

export function makeCarts({ scale, made: { products = [], accounts = [] } }: SeedOptions): Rows {
  const count = Math.min(PRODUCTS_IN_CART * scale, MOST_PRODUCTS);
  const carts = accounts.map(({ id }) => ({ id }));
  const cartItems = carts.flatMap(({ id: cartId }, place) =>
    products.slice(place, place + count).map(({ id: productId }, position): CartEntryRow => ({
      cartId,
      productId,
      amount: 1,
      position,
    })),
  );
  return { carts, cartItems };
}
