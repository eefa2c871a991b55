import type { CartContentsFragment, CartProductFragment } from './cartChanges.generated.ts';

type Item = CartContentsFragment['list'][number];

const CENTS = 100;

const centsOf = (amount: number) => Math.round(amount * CENTS);

/** What so many of a product come to; whole cents, so that no sum drifts. */
export const lineTotal = ({ amount, product }: Pick<Item, 'amount' | 'product'>): number =>
  (amount * centsOf(product.price)) / CENTS;

/** A cart that holds these things, with what they come to. */
export function withItems(cart: CartContentsFragment, list: readonly Item[]): CartContentsFragment {
  const cents = list.reduce((sum, { amount, product }) => sum + amount * centsOf(product.price), 0);
  const count = list.reduce((sum, { amount }) => sum + amount, 0);
  return { ...cart, list: [...list], total: cents / CENTS, count };
}

/** The things in a cart with so many more of a product: at its place, or at the end. */
export function withMore(
  list: readonly Item[],
  product: CartProductFragment,
  amount: number,
): Item[] {
  const isIn = list.some(({ productId }) => productId === product.id);
  // The cache knows each thing in a cart by its type.
  const added = { __typename: 'CartItem', productId: product.id, amount, product };
  if (!isIn) return [...list, added];
  return list.map((item) =>
    item.productId === product.id ? { ...item, amount: item.amount + amount } : item,
  );
}

/** Why a thing in a cart cannot be bought as it stands; undefined when it can. */
export function problemOf({ amount, product }: Pick<Item, 'amount' | 'product'>) {
  if (!product.isActive) return 'notSold';
  if (product.totalUnit === 0) return 'soldOut';
  return amount > product.totalUnit ? 'tooMany' : undefined;
}

export type CartDifference =
  | { kind: 'price' | 'amount'; title: string; from: number; to: number }
  | { kind: 'gone' | 'new'; title: string };

/** What is not as the buyer saw it. */
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
