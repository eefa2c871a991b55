import { generateKeyBetween } from 'fractional-indexing';

/** 2^18 places in each gap: three more characters. */
const ROUNDS = 18;

/** A rank for the given index of a list with these ranks, so that a move writes what moves alone. */
export function rankAt(ranks: readonly string[], index: number, random?: () => number): string {
  return rankBetween(ranks[index - 1], ranks[index], random);
}

/**
 * A rank after one and before another; an end of the list when it is left out. It is a random one of the
 * gap: a record that is brought back with its old rank meets nobody who got the same.
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
