/** Random numbers that are the same on every machine (mulberry32). */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** Returns a whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** Picks an item of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
  };
}
