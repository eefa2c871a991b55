import type { Random } from './random.ts';

/** So many of the records lie from `from` days ago, included, to `to` days ago. */
export type Stretch = readonly [count: number, from: number, to: number];

/** How many records lie in stretches. */
export const countOf = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, [count]) => sum + count, 0);

interface Spread {
  random: Random;
  /** How many times as many records lie in each stretch. */
  scale?: number;
}

/**
 * How many days ago a record lies: at random within its share of its stretch, so that the nearest comes first. The
 * place is from 0 up to but not including their number.
 */
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
