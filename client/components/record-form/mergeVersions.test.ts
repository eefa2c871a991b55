import { describe, expect, it } from 'vitest';
import { mergeVersions } from './mergeVersions.ts';

const base = { name: 'Ana', price: 5, party: { city: 'Recife', street: 'Rua A' }, tags: ['a'] };
const merge = (theirs: Partial<typeof base>, mine: object) =>
  mergeVersions({
    base,
    theirs: { ...base, ...theirs },
    mine: { ...base, ...mine },
  });

describe('two versions of one record', () => {
  it('leave nothing to do where they agree', () => {
    expect(merge({ name: 'Bia' }, { name: 'Bia' })).toEqual({ taken: [], disputed: [] });
    expect(merge({ price: 7 }, { price: '7' })).toEqual({ taken: [], disputed: [] });
  });

  it('keep what only I changed', () => {
    expect(merge({}, { name: 'Bia', tags: [] })).toEqual({ taken: [], disputed: [] });
  });

  it('take over what only they changed, field by field within an object', () => {
    expect(
      merge(
        { party: { city: 'Olinda', street: 'Rua A' } },
        { party: { city: 'Recife', street: 'Rua B' } },
      ),
    ).toEqual({
      taken: [{ name: 'party.city', theirs: 'Olinda', mine: 'Recife' }],
      disputed: [],
    });
  });

  it('are to be chosen from where both changed a field or a list', () => {
    expect(merge({ name: 'Bia', tags: ['b'] }, { name: 'Cau', tags: ['c'] }).disputed).toEqual([
      { name: 'name', theirs: 'Bia', mine: 'Cau' },
      { name: 'tags', theirs: ['b'], mine: ['c'] },
    ]);
  });
});
