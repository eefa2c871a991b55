import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

describe('randomFrom', () => {
  it('gives the same numbers on every machine', () => {
    const random = randomFrom(1);
    const numbers = Array.from({ length: 5 }, () => random.whole(0, 999_999));
    expect(numbers).toEqual([627073, 2735, 527447, 981050, 968377]);
  });

  it('gives others from another seed', () => {
    expect(randomFrom(1).next()).not.toBe(randomFrom(2).next());
  });

  it('gives whole numbers between the bounds, both included', () => {
    const random = randomFrom(3);
    const numbers = Array.from({ length: 1000 }, () => random.whole(-2, 2));
    expect([...new Set(numbers)].sort((one, other) => one - other)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('picks every item sooner or later', () => {
    const random = randomFrom(4);
    const picks = Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c']));
    expect([...new Set(picks)].sort()).toEqual(['a', 'b', 'c']);
  });
});
