import type { FieldErrors } from '../../graphql/errors.ts';

export const MOST_PRODUCTS = 100;
const MOST_OF_A_PRODUCT = 1_000;

/** What is wrong with the amount of a product; empty when nothing is. */
export function amountErrors(amount: number): FieldErrors {
  const isWithin = amount >= 1 && amount <= MOST_OF_A_PRODUCT;
  return isWithin ? {} : { amount: `has to be from 1 to ${MOST_OF_A_PRODUCT}` };
}

/** What is wrong with a product that came in; empty when nothing is. */
export function addedErrors(amount: number, productsInCart: number): FieldErrors {
  if (productsInCart <= MOST_PRODUCTS) return amountErrors(amount);
  return { productId: `has to be one of at most ${MOST_PRODUCTS} in the cart` };
}
