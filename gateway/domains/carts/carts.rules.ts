import { type Line, partsPerUnit, subtotalOf } from '../../formats/amounts.rules.ts';
import { textErrors } from '../../formats/entered.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { type Problem, problem } from '../../errors/problem.ts';
import type { CheckOutInput, CreateInvoiceInput } from '../../graphql/generated/resolvers.ts';
import { currencySigns } from '../../formats/currency.ts';
import { moneyWords } from '../../formats/money.ts';
import { taxOf, withTax } from '../../formats/tax.rules.ts';
import type { CompanyRow } from '../../records/generated/rows.ts';
import type { CartItemRow } from './carts.table.ts';

export const MOST_PRODUCTS = 100;
const MOST_OF_A_PRODUCT = 1_000;
const LONGEST_KEY = 64;

type Stocked = Pick<CartItemRow, 'title' | 'totalUnit'>;

export function amountErrors(amount: number): FieldErrors {
  const isWithin = amount >= 1 && amount <= MOST_OF_A_PRODUCT;
  return isWithin ? {} : { amount: problem('not_between', { least: 1, most: MOST_OF_A_PRODUCT }) };
}

export function addedErrors(amount: number, productsInCart: number): FieldErrors {
  if (productsInCart <= MOST_PRODUCTS) return amountErrors(amount);
  return { productId: problem('too_many_products', { most: MOST_PRODUCTS }) };
}

export function stockErrors(amount: number, product: Stocked): FieldErrors {
  return amount > product.totalUnit ? { amount: shortage(product) } : {};
}

function shortage({ title, totalUnit: count }: Stocked): Problem {
  if (count === 0) return problem('out_of_stock', { title });
  return problem(count === 1 ? 'few_in_stock' : 'several_in_stock', { count, title });
}

export function purchaseErrors(items: readonly CartItemRow[]): FieldErrors {
  if (items.length === 0) return { list: problem('cart_empty') };
  const errors: FieldErrors = {};
  items.forEach((item, index) => {
    if (!item.isActive)
      errors[`list.${index}.productId`] = problem('not_sold', { title: item.title });
    else if (item.amount > item.totalUnit) errors[`list.${index}.amount`] = shortage(item);
  });
  return errors;
}

/** The buyer's fields are checked by the invoice. */
export function checkOutErrors({ idempotencyKey }: CheckOutInput): FieldErrors {
  return textErrors([['idempotencyKey', idempotencyKey, LONGEST_KEY, true]]);
}

const lineOf = ({ amount, priceMillionths }: Priced): Line => ({
  quantityThousandths: amount * partsPerUnit.quantity,
  priceMillionths,
});

type Priced = Pick<CartItemRow, 'amount' | 'priceMillionths'>;

/** Returns the sums in cents, calculated as the invoice does, so that the buyer is told what is billed. */
export function sumsOf(
  items: readonly Priced[],
  { taxRate: rate, pricesIncludeTax }: Pick<CompanyRow, 'taxRate' | 'pricesIncludeTax'>,
) {
  const taxed = { rate, isIncluded: Boolean(pricesIncludeTax) };
  const subtotal = subtotalOf(items.map(lineOf));
  return { subtotal, vatAmount: taxOf(subtotal, taxed), total: withTax(subtotal, taxed) };
}

export function totalChange(
  { seen, now }: Record<'seen' | 'now', number>,
  { currency }: Pick<CompanyRow, 'currency'>,
): Problem {
  const sign = currencySigns[currency];
  return problem('cart_total_changed', {
    now: moneyWords(now, sign),
    expected: moneyWords(seen, sign),
  });
}

export function invoiceOf(
  items: readonly CartItemRow[],
  { buyer, seller }: Pick<CheckOutInput, 'buyer'> & { seller: CompanyRow },
): CreateInvoiceInput {
  return {
    buyer,
    pricesIncludeTax: Boolean(seller.pricesIncludeTax),
    items: items.map((item) => {
      const { quantityThousandths: unit, priceMillionths: price } = lineOf(item);
      return { name: item.title, unit, price };
    }),
  };
}
