import type { Random } from './random.ts';

/** A number of records from `from` days ago, inclusive, to `to` days ago. */
export type Stretch = readonly [count: number, from: number, to: number];

export const countOf = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, [count]) => sum + count, 0);

interface Spread {
  random: Random;
  scale?: number;
}

/** Returns how many days ago the nth record is: random within its share of its stretch, the latest first. */
export function spreadDays(
  stretches: readonly Stretch[],
  place: number,
  { random, scale = 1 }: Spread,
): number {
  let within = place;
  for (const [count, from, to] of stretches) {
    const all = count * scale;
    if (within < all) return from + ((within + random.next()) / all) * (to - from);
    within -= all;
  }
  throw new RangeError(`There is no place ${place}.`);
}
