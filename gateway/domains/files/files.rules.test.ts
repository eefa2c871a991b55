import { describe, expect, it } from 'vitest';
import { makeRoom } from './files.rules.ts';

describe('room', () => {
  const deleted = [
    { id: 'a', size: 30 },
    { id: 'b', size: 30 },
  ];

  it.each([
    [{ used: 0, added: 40 }, []],
    [{ used: 0, added: 41 }, ['a']],
    [{ used: 60, added: 40 }, ['a', 'b']],
    [{ used: 60, added: 41 }, undefined],
  ])('is made from what was deleted: %j', (room, gone) => {
    expect(makeRoom({ most: 100, deleted, ...room })).toEqual(gone);
  });
});
