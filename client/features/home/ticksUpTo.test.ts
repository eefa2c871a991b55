import { expect, it } from 'vitest';
import { ticksUpTo } from './ticksUpTo.ts';

it.each([
  [14_200, [0, 5_000, 10_000, 15_000]],
  [10_000, [0, 2_000, 4_000, 6_000, 8_000, 10_000]],
  [11, [0, 2.5, 5, 7.5, 10, 12.5]],
  [0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0, [0, 1]],
])('names round amounts from 0 to beyond %d', (most, ticks) => {
  const found = ticksUpTo(most);
  expect(found).toHaveLength(ticks.length);
  found.forEach((tick, index) => expect(tick).toBeCloseTo(ticks[index]!));
});
