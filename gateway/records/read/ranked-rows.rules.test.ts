import { describe, expect, it } from 'vitest';
import { indexErrors, rankForIndex } from './ranked-rows.ts';

describe('indexErrors', () => {
  it.each([
    [0, 0, undefined],
    [3, 3, undefined],
    [4, 3, 'must be between 0 and 3'],
    [-1, 3, 'must be between 0 and 3'],
    [0, -1, 'has nothing to move'],
  ])('judges index %i of at most %i', (index, most, message) => {
    expect(indexErrors('startIndex', index, most)).toEqual(message ? { startIndex: message } : {});
  });
});

describe('rankAmong', () => {
  const places = ['a1', 'a2', 'a3'].map((rank) => ({ id: `at ${rank}`, rank }));

  it.each([
    ['before all', { index: 0 }, undefined, 'a1'],
    ['between two', { index: 1 }, 'a1', 'a2'],
    ['at the end when no index says where', {}, 'a3', undefined],
    ['among the others when it is there already', { id: 'at a1', index: 1 }, 'a2', 'a3'],
  ])('puts a row %s', (_where, wanted, above = '', below = 'b') => {
    const rank = rankForIndex(places, wanted);
    expect([above, rank, below]).toEqual([above, rank, below].toSorted());
    expect(places.map((each) => each.rank)).not.toContain(rank);
  });

  it('refuses an index beyond the end, under the name that the caller gave it', () => {
    const refused = () => rankForIndex(places, { id: 'at a1', index: 3, field: 'endIndex' });
    expect(refused).toThrow(
      expect.objectContaining({
        extensions: expect.objectContaining({ fields: { endIndex: 'must be between 0 and 2' } }),
      }),
    );
  });
});
