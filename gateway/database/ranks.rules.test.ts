import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../seed/random.ts';
import { rankAt } from './ranks.ts';

const { next } = randomFrom(1);

/** Returns the ranks of a list whose entries were inserted one by one at the given indexes. */
function grown(count: number, indexAt: (length: number) => number, random = next) {
  const ranks: string[] = [];
  while (ranks.length < count) {
    const index = indexAt(ranks.length);
    ranks.splice(index, 0, rankAt(ranks, index, random));
  }
  return ranks;
}

describe('a rank', () => {
  it.each([
    ['the start', () => 0],
    ['the end', (length: number) => length],
    ['the middle', (length: number) => Math.floor(length / 2)],
    ['the place after the first', (length: number) => Math.min(1, length)],
    ['any place', (length: number) => Math.floor(next() * (length + 1))],
  ])('at %s comes between its neighbours, 500 times over', (_where, indexAt) => {
    const ranks = grown(500, indexAt);
    expect(ranks).toEqual(ranks.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(new Set(ranks).size).toBe(500);
  });

  it.each([
    ['the start', () => 0, 8],
    ['the end', (length: number) => length, 8],
    ['one place', (length: number) => Math.min(1, length), 250],
  ])('at %s stays short after 500 of them', (_where, indexAt, most) => {
    const longest = Math.max(...grown(500, indexAt).map(({ length }) => length));
    expect(longest).toBeLessThanOrEqual(most);
  });

  it.each([0, 1, 2])('at index %i is another each time it is given', (index) => {
    const list = ['a0', 'a1'];
    const ranks = Array.from({ length: 100 }, () => rankAt(list, index, next));
    expect(new Set(ranks).size).toBe(100);
  });

  it('is the same from the same random source', () => {
    const ranks = () => grown(20, (length) => length, randomFrom(7).next);
    expect(ranks()).toEqual(ranks());
  });
});
