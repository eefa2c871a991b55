import { business } from '../../core/business.ts';
import type { CartContentsFragment, CartProductFragment } from './cartChanges.generated.ts';

type Item = CartContentsFragment['list'][number];

const CENTS = 100;

const centsOf = (amount: number) => Math.round(amount * CENTS);

/** Returns the line's total, reckoned in whole cents to be exact. */
export const lineTotal = ({ amount, product }: Pick<Item, 'amount' | 'product'>): number =>
  (amount * centsOf(product.price)) / CENTS;

export function withItems(cart: CartContentsFragment, list: readonly Item[]): CartContentsFragment {
  const cents = list.reduce((sum, { amount, product }) => sum + amount * centsOf(product.price), 0);
  const count = list.reduce((sum, { amount }) => sum + amount, 0);
  const subtotal = cents / CENTS;
  return { ...cart, list: [...list], subtotal, total: (cents + addedTax(cents)) / CENTS, count };
}

/** Returns the tax to add in cents, rounded half up as in the gateway. */
function addedTax(cents: number): number {
  const { pricesIncludeTax, taxRate } = business.read();
  return pricesIncludeTax
    ? 0
    : Math.floor((cents * Math.round(taxRate * CENTS) * 2 + 10_000) / 20_000);
}

export function withMore(
  list: readonly Item[],
  product: CartProductFragment,
  amount: number,
): Item[] {
  const isIn = list.some(({ productId }) => productId === product.id);
  // The cache identifies items by type.
  const added = { __typename: 'CartItem', productId: product.id, amount, product };
  if (!isIn) return [...list, added];
  return list.map((item) =>
    item.productId === product.id ? { ...item, amount: item.amount + amount } : item,
  );
}

/** Returns why the item cannot be bought; undefined when it can. */
export function problemOf({ amount, product }: Pick<Item, 'amount' | 'product'>) {
  if (!product.isActive) return 'notSold';
  if (product.totalUnit === 0) return 'soldOut';
  return amount > product.totalUnit ? 'tooMany' : undefined;
}

export type CartDifference =
  | { kind: 'price' | 'amount'; title: string; from: number; to: number }
  | { kind: 'gone' | 'new'; title: string };

export function differencesOf(
  seen: CartContentsFragment,
  now: CartContentsFragment,
): CartDifference[] {
  const inOther = (other: CartContentsFragment, { productId }: Item) =>
    other.list.find((item) => item.productId === productId);
  const changed = seen.list.flatMap((item): CartDifference[] => {
    const { title } = item.product;
    const other = inOther(now, item);
    if (!other) return [{ kind: 'gone', title }];
    const [from, to] = [item.product.price, other.product.price];
    return [
      ...(from === to ? [] : [{ kind: 'price', title, from, to } as const]),
      ...(item.amount === other.amount
        ? []
        : [{ kind: 'amount', title, from: item.amount, to: other.amount } as const]),
    ];
  });
  const added = now.list.filter((item) => !inOther(seen, item));
  return [
    ...changed,
    ...added.map(({ product }) => ({ kind: 'new', title: product.title }) as const),
  ];
}
