import { textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import type { CheckOutInput, CreateInvoiceInput } from '../../graphql/generated/resolvers.ts';
import { seller } from '../../seller.ts';
import type { CartItemRow } from './carts.table.ts';
import { CURRENCY } from '../../currency.ts';

export const MOST_PRODUCTS = 100;
const MOST_OF_A_PRODUCT = 1_000;
const LONGEST_KEY = 64;

const VAT = 0;

type Stocked = Pick<CartItemRow, 'title' | 'totalUnit'>;

export function amountErrors(amount: number): FieldErrors {
  const isWithin = amount >= 1 && amount <= MOST_OF_A_PRODUCT;
  return isWithin ? {} : { amount: `must be between 1 and ${MOST_OF_A_PRODUCT}` };
}

export function addedErrors(amount: number, productsInCart: number): FieldErrors {
  if (productsInCart <= MOST_PRODUCTS) return amountErrors(amount);
  return { productId: `must be one of at most ${MOST_PRODUCTS} in the cart` };
}

export function stockErrors(amount: number, product: Stocked): FieldErrors {
  return amount > product.totalUnit ? { amount: shortage(product) } : {};
}

function shortage({ title, totalUnit }: Stocked): string {
  if (totalUnit === 0) return `${title} is out of stock`;
  return `Only ${totalUnit} of ${title} ${totalUnit === 1 ? 'is' : 'are'} in stock`;
}

/** By the item's index in the cart. */
export function purchaseErrors(items: readonly CartItemRow[]): FieldErrors {
  if (items.length === 0) return { list: 'The cart is empty' };
  const errors: FieldErrors = {};
  items.forEach((item, index) => {
    if (!item.isActive) errors[`list.${index}.productId`] = `${item.title} is not sold any more`;
    else if (item.amount > item.totalUnit) errors[`list.${index}.amount`] = shortage(item);
  });
  return errors;
}

/** The buyer's fields are checked by the invoice. */
export function checkOutErrors({ idempotencyKey }: CheckOutInput): FieldErrors {
  return textErrors([['idempotencyKey', idempotencyKey, LONGEST_KEY, true]]);
}

/** Cents. */
export const totalOf = (items: readonly CartItemRow[]) =>
  items.reduce((sum, { amount, priceCents }) => sum + amount * priceCents, 0);

/** Message for a total that changed; amounts in cents. */
export function totalChange(seenCents: number, nowCents: number): string {
  const [seen, now] = [seenCents, nowCents].map((cents) => (cents / 100).toFixed(2));
  return `The cart comes to ${CURRENCY} ${now} now, not to ${CURRENCY} ${seen}`;
}

export function invoiceOf(
  items: readonly CartItemRow[],
  buyer: CheckOutInput['buyer'],
): CreateInvoiceInput {
  return {
    status: 'pending',
    currency: CURRENCY,
    vat: VAT,
    buyer,
    seller,
    items: items.map(({ title, amount, priceCents }) => ({
      name: title,
      unit: amount,
      price: priceCents,
    })),
  };
}
