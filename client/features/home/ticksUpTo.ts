const MOST_STEPS = 5;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round numbers at even distances from 0 to the most, or a little beyond it. */
export function ticksUpTo(most: number): number[] {
  const least = (most || 1) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ROUND.find((each) => each * power >= least * (1 - Number.EPSILON))! * power;
  const count = Math.ceil((most || 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
