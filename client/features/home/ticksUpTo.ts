const MOST_STEPS = 5;
const ROUND = [1, 2, 2.5, 5, 10];

/** Returns round numbers at equal distances, from 0 to at least `most`. */
export function ticksUpTo(most: number): number[] {
  if (most <= 0) return [0, 1];
  const least = most / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ROUND.find((each) => each * power >= least * (1 - Number.EPSILON))! * power;
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
