interface Priced {
  price: number | string;
  cost?: number | string | null;
}

/** Returns what is left of a price once the cost is paid: in money, and as a share of the price from 0 to 1. */
export function marginOf({ price, cost }: Priced): { amount: number; share: number | null } | null {
  if (typeof price !== 'number' || typeof cost !== 'number') return null;
  const cents = Math.round(price * 100) - Math.round(cost * 100);
  return { amount: cents / 100, share: price === 0 ? null : cents / 100 / price };
}
