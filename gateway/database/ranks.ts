import { generateKeyBetween } from 'fractional-indexing';

/** The random ranks in each gap are 2^18, which takes three more characters. */
const ROUNDS = 18;

/** Returns a rank for the index, so that a move writes the moved record only. */
export function rankAt(ranks: readonly string[], index: number, random?: () => number): string {
  return rankBetween(ranks[index - 1], ranks[index], random);
}

/**
 * Returns a random rank in the gap, which may be open-ended, so that a restored record meets no rank equal to
 * its own.
 */
export function rankBetween(
  before: string | undefined,
  after: string | undefined,
  random: () => number = Math.random,
): string {
  const middle = generateKeyBetween(before ?? null, after ?? null);
  let [low, high] =
    before === undefined
      ? [generateKeyBetween(null, middle), middle]
      : [middle, generateKeyBetween(middle, after ?? null)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const between = generateKeyBetween(low, high);
    if (random() < 0.5) high = between;
    else low = between;
  }
  return generateKeyBetween(low, high);
}
