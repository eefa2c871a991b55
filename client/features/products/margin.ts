import { partsIn, partsPerUnit } from '../../../gateway/formats/amounts.rules.ts';

interface Priced {
  price: number | string;
  cost?: number | string | null;
}

/** Returns what is left of a price once the cost is paid: as an amount, and as a share of the price from 0 to 1. */
export function marginOf({ price, cost }: Priced): { amount: number; share: number | null } | null {
  if (typeof price !== 'number' || typeof cost !== 'number') return null;
  const amount =
    (partsIn('unitPrice', price) - partsIn('unitPrice', cost)) / partsPerUnit.unitPrice;
  return { amount, share: price === 0 ? null : amount / price };
}
