import { generateKeyBetween } from 'fractional-indexing';

/** 2^18 places in each gap: three more characters. */
const ROUNDS = 18;

/**
 * A rank for the given index of a list with these ranks, so that a move writes what moves alone. It is a
 * random one of the gap: a record that is brought back with its old rank meets nobody who got the same.
 */
export function rankAt(
  ranks: readonly string[],
  index: number,
  random: () => number = Math.random,
): string {
  const before = ranks[index - 1] ?? null;
  const after = ranks[index] ?? null;
  const middle = generateKeyBetween(before, after);
  let [low, high] =
    before === null
      ? [generateKeyBetween(null, middle), middle]
      : [middle, generateKeyBetween(middle, after)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const between = generateKeyBetween(low, high);
    if (random() < 0.5) high = between;
    else low = between;
  }
  return generateKeyBetween(low, high);
}
