import { MOST_PRODUCTS } from '../gateway/domains/carts/carts.rules.ts';
import type { CartEntryRow } from '../gateway/domains/carts/carts.table.ts';
import { SA_ID } from './accounts.ts';
import type { Rows, SeedOptions } from './seed.ts';

const PRODUCTS_IN_CART = 2;

/** The SA account's cart; what comes into a cart starts at one of each. */
export function makeCarts({ scale, made: { products = [] } }: SeedOptions): Rows {
  const chosen = products.slice(0, Math.min(PRODUCTS_IN_CART * scale, MOST_PRODUCTS));
  const cartItems = chosen.map(({ id }, position): CartEntryRow => ({
    cartId: SA_ID,
    productId: id,
    amount: 1,
    position,
  }));
  return { carts: [{ id: SA_ID }], cartItems };
}
