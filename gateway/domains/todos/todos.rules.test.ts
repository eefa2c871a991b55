import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../seed/random.ts';
import {
  dateErrors,
  NEVER,
  newRanks,
  type Place,
  reordered,
  reorderedAmong,
  taggingErrors,
  tagErrors,
} from './todos.rules.ts';

const textOf = (length: number) => 'x'.repeat(length);
const placesOf = (names: string): Place[] =>
  [...names].map((name) => ({ id: name, rank: `a${name}` }));
const idsOf = (places: readonly Place[]) => places.map(({ id }) => id).join('');

describe('dateErrors', () => {
  const [first, second] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];

  it.each([
    [second, first, { dueDate: 'must be the start date or later' }],
    [first, second, {}],
    [first, first, {}],
    [null, first, {}],
    [first, null, {}],
  ])('from %s to %s are %j', (startDate, dueDate, errors) => {
    expect(dateErrors({ startDate, dueDate })).toEqual(errors);
  });
});

describe('taggingErrors', () => {
  const known = new Set(['mine']);

  it.each<[tags: string[], errors: object]>([
    [['mine', 'other'], { 'tag.1': 'is not a tag' }],
    [Array<string>(51).fill('mine'), { tag: 'must have at most 50' }],
    [Array<string>(50).fill('mine'), {}],
  ])('judges the tags of a to-do, case %#', (tags, errors) => {
    expect(taggingErrors(tags, known)).toEqual(errors);
  });
});

describe('tagErrors', () => {
  it.each([
    [{ name: '' }, { name: 'this field is required' }],
    [{ name: textOf(65) }, { name: 'must be at most 64 characters long' }],
    [{ id: '' }, { id: 'this field is required' }],
    [{ name: textOf(64) }, {}],
  ])('judges a tag, case %#', (changes, errors) => {
    expect(tagErrors({ id: 'an-id', name: 'Loja', ...changes })).toEqual(errors);
  });
});

it('what is never due comes after all dates', () => {
  expect(NEVER > '9999-12-31T23:59:59.999Z').toBe(true);
});

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
