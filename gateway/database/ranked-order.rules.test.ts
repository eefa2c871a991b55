import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../seed/random.ts';
import { newRanks, type Place, reordered, reorderedAmong } from './ranked-order.ts';

const placesOf = (names: string): Place[] =>
  [...names].map((name) => ({ id: name, rank: `a${name}` }));
const idsOf = (places: readonly Place[]) => places.map(({ id }) => id).join('');

describe('reordered', () => {
  it.each([
    ['abcd', 'dcba', 'dcba'],
    ['abcd', 'cb', 'cbad'],
    ['abcd', '', 'abcd'],
    ['abcd', 'dd', 'dabc'],
    ['abcd', 'xd', 'dabc'],
    ['', 'x', ''],
  ])('puts of %j the named %j first: %j', (all, named, expected) => {
    expect(idsOf(reordered(placesOf(all), new Set(named)))).toBe(expected);
  });
});

describe('reorderedAmong', () => {
  it.each([
    ['abcd', 'ca', 'cabd'],
    ['abcde', 'ace', 'abcde'],
    ['abcdef', 'cea', 'bcdeaf'],
    ['abcdef', 'eac', 'eabcdf'],
    ['abcd', 'xb', 'abcd'],
    ['abcd', '', 'abcd'],
  ])('puts of %j the named %j in order where they are: %j', (all, named, expected) => {
    expect(idsOf(reorderedAmong(placesOf(all), new Set(named)))).toBe(expected);
  });
});

describe('newRanks', () => {
  it.each([
    ['abcdef', 0],
    ['bcdefa', 1],
    ['fabcde', 1],
    ['acdebf', 1],
    ['badcfe', 3],
    ['fedcba', 5],
    ['', 0],
  ])('of the order %j moves %i', (order, count) => {
    expect(newRanks(placesOf(order), randomFrom(1).next).size).toBe(count);
  });

  it('make the order that is wanted, whichever it is', () => {
    const { next, whole } = randomFrom(2);
    for (let round = 0; round < 200; round += 1) {
      const places = placesOf('abcdefghijklmnop'.slice(0, whole(0, 16)));
      const wanted = places.toSorted(() => next() - 0.5);
      const ranks = newRanks(wanted, next);
      const after = wanted.map(({ id, rank }) => ({ id, rank: ranks.get(id) ?? rank }));
      expect(new Set(after.map(({ rank }) => rank)).size).toBe(after.length);
      expect(idsOf(after.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)))).toBe(
        idsOf(wanted),
      );
    }
  });
});
