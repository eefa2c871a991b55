import { lineAmount, partsIn, partsPerUnit } from '../../../gateway/formats/amounts.rules.ts';
import { withTax } from '../../../gateway/formats/tax.rules.ts';
import { company } from '../../core/company.ts';
import type { CartContentsFragment, CartProductFragment } from './cartChanges.generated.ts';

type Item = CartContentsFragment['list'][number];

/** Returns the line's total, rounded half up to the cent as the invoice's line is. */
export const lineTotal = ({ amount, product }: Pick<Item, 'amount' | 'product'>): number =>
  lineAmount(amount, product.price);

export function withItems(cart: CartContentsFragment, list: readonly Item[]): CartContentsFragment {
  const cents = list.reduce((sum, item) => sum + partsIn('money', lineTotal(item)), 0);
  const count = list.reduce((sum, { amount }) => sum + amount, 0);
  const { pricesIncludeTax: isIncluded, taxRate } = company.read();
  const total = withTax(cents, { rate: partsIn('percent', taxRate), isIncluded });
  return {
    ...cart,
    list: [...list],
    subtotal: cents / partsPerUnit.money,
    total: total / partsPerUnit.money,
    count,
  };
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
