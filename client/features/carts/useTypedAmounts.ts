import { useRef, useState } from 'react';
import type { CartContentsFragment, CartProductFragment } from './cartChanges.generated.ts';
import { withItems } from './cartSums.ts';
import { useCartChanges } from './useCartChanges.ts';

export const amountFieldId = (productId: string) => `amount-${productId}`;

export type TypedAmounts = ReturnType<typeof useTypedAmounts>;

/** Keeps the quantities as their fields show them: they may not be stored yet, or may be invalid. */
export function useTypedAmounts(cart: CartContentsFragment) {
  const { setAmount } = useCartChanges();
  const [typed, setTyped] = useState<Record<string, number | string>>({});
  const [isChecked, setChecked] = useState(false);
  const storing = useRef<Promise<unknown>>(undefined);
  const typedCart = withItems(
    cart,
    cart.list.map((item) => {
      const amount = typed[item.productId];
      return typeof amount === 'number' ? { ...item, amount } : item;
    }),
  );

  function store(product: CartProductFragment, amount: number): void {
    storing.current = Promise.allSettled([storing.current, setAmount(product, amount)]);
  }

  return {
    typedCart,
    isChecked,
    store,
    type: (productId: string, amount: number | string) =>
      setTyped((all) => (all[productId] === amount ? all : { ...all, [productId]: amount })),

    /** Whether all are valid; else focuses the first that is not. */
    check(): boolean {
      const invalid = cart.list.find(({ productId }) => typeof typed[productId] === 'string');
      setChecked(invalid !== undefined);
      if (invalid) document.getElementById(amountFieldId(invalid.productId))?.focus();
      return !invalid;
    },

    async storeAll(): Promise<void> {
      typedCart.list.forEach(({ product, amount }, at) => {
        if (amount !== cart.list[at]!.amount) store(product, amount);
      });
      await storing.current;
    },
  };
}
