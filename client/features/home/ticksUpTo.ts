const MOST_STEPS = 5;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round numbers at equal distances, from 0 to at least `most`. */
export function ticksUpTo(most: number): number[] {
  const least = (most || 1) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ROUND.find((each) => each * power >= least * (1 - Number.EPSILON))! * power;
  const count = Math.ceil((most || 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
