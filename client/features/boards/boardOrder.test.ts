import { describe, expect, it } from 'vitest';
import { placeOfCard, wholeIndex, withCardAt, withCardDropped } from './boardOrder.ts';

const cards = (ids: string) => [...ids].map((id) => ({ id }));
const columns = [
  { id: 'one', cards: cards('abc') },
  { id: 'two', cards: cards('de') },
];
const read = (list: typeof columns) =>
  list.map((column) => column.cards.map(({ id }) => id).join(''));

describe('a card', () => {
  it.each([
    ['a', 'one', 2, ['bca', 'de']],
    ['c', 'one', 0, ['cab', 'de']],
    ['b', 'two', 1, ['ac', 'dbe']],
    ['e', 'one', 3, ['abce', 'd']],
    ['x', 'one', 0, ['abc', 'de']],
  ])('%s goes to %s at %i', (id, columnId, index, expected) => {
    expect(read(withCardAt(columns, id, { columnId, index }))).toEqual(expected);
  });

  it('that is dropped on another column comes to its end, and stays where it is over its own or a card', () => {
    expect(read(withCardDropped(columns, 'a', 'two')!)).toEqual(['bc', 'dea']);
    expect(withCardDropped(columns, 'a', 'one')).toBe(undefined);
    expect(withCardDropped(columns, 'a', 'd')).toBe(undefined);
  });

  it('is found where it stands', () => {
    expect(placeOfCard(columns, 'e')).toEqual({ columnId: 'two', index: 1 });
    expect(placeOfCard(columns, 'x')).toBe(undefined);
  });

  it.each([
    ['before the next one that is shown', 'abcdef', 'xbe', 1],
    ['behind the last one that is shown', 'abcdef', 'bex', 5],
    ['at the end when no other is shown', 'abc', 'x', 3],
    ['where it may have been before', 'abxd', 'bdx', 3],
  ])('of a filtered column goes %s', (_where, whole, shown, index) => {
    expect(wholeIndex(cards(whole), cards(shown), 'x')).toBe(index);
  });
});
