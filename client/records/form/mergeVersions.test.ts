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

describe('rows of two versions', () => {
  interface Line {
    key: string;
    name: string;
    price: number | string;
  }
  const line = (key: string, name: string, price: number | string): Line => ({ key, name, price });
  const stored = (...rows: [name: string, price: number][]) =>
    rows.map(([name, price], at) => line(`${at}`, name, price));
  const base = stored(['Mel', 10], ['Cera', 20], ['Pote', 30]);
  const mergeLines = (theirs: Line[], mine: Line[]) =>
    mergeVersions({ base: { lines: base }, theirs: { lines: theirs }, mine: { lines: mine } });
  const merged = (theirs: Line[], mine: Line[]) => {
    const { taken, disputed } = mergeLines(theirs, mine);
    expect(disputed).toEqual([]);
    return (taken[0]!.theirs as Line[]).map(({ name, price }) => `${name} ${price}`);
  };

  it('keep what each changed in another row', () => {
    const theirs = stored(['Mel', 11], ['Cera', 20], ['Pote', 30]);
    expect(merged(theirs, [base[0]!, line('1', 'Cera', 22), base[2]!])).toEqual([
      'Mel 11',
      'Cera 22',
      'Pote 30',
    ]);
  });

  it('keep what each added and removed', () => {
    const theirs = stored(['Cera', 20], ['Pote', 30], ['Vela', 40]);
    expect(merged(theirs, [base[0]!, base[1]!, line('new', 'Fio', 50)])).toEqual([
      'Cera 20',
      'Fio 50',
      'Vela 40',
    ]);
  });

  it('keep an order that either changed', () => {
    const [mel, cera, pote] = base as [Line, Line, Line];
    const turned = stored(['Pote', 30], ['Mel', 10], ['Cera', 20]);
    expect(merged(turned, [mel, line('1', 'Cera', 21), pote])).toEqual([
      'Pote 30',
      'Mel 10',
      'Cera 21',
    ]);
    const cheaper = stored(['Mel', 9], ['Cera', 20], ['Pote', 30]);
    expect(merged(cheaper, [pote, cera, mel])).toEqual(['Pote 30', 'Cera 20', 'Mel 9']);
  });

  it('take the same change of both once', () => {
    const theirs = stored(['Mel', 11], ['Cera', 20], ['Pote', 30]);
    expect(merged(theirs, [line('0', 'Mel', '11'), base[1]!])).toEqual(['Mel 11', 'Cera 20']);
  });

  it('are to be chosen from where both changed one, and keep the others of both', () => {
    const theirs = stored(['Mel', 11], ['Cera', 21], ['Pote', 30]);
    const mine = [line('0', 'Mel', 12), base[1]!, base[2]!, line('new', 'Fio', 50)];
    const { taken, disputed } = mergeLines(theirs, mine);
    expect(taken).toEqual([]);
    const pricesOf = (rows: unknown) => (rows as Line[]).map(({ price }) => price);
    expect(disputed.map((each) => [pricesOf(each.theirs), pricesOf(each.mine)])).toEqual([
      [
        [11, 21, 30, 50],
        [12, 21, 30, 50],
      ],
    ]);
  });

  it('are to be chosen from where one changed what the other removed', () => {
    const { disputed } = mergeLines(stored(['Cera', 20], ['Pote', 30]), [
      line('0', 'Mel', 12),
      base[1]!,
      base[2]!,
    ]);
    expect(
      disputed.map(({ theirs, mine }) => [theirs, mine].map((rows) => (rows as Line[]).length)),
    ).toEqual([[2, 3]]);
  });

  it('are merged again with a later version', () => {
    const theirs = stored(['Mel', 11], ['Cera', 20], ['Pote', 30]);
    const mine = [base[0]!, line('1', 'Cera', 22), base[2]!, line('new', 'Fio', 50)];
    const first = mergeLines(theirs, mine).taken[0]!.theirs as Line[];
    const later = stored(['Vela', 1], ['Mel', 11], ['Cera', 20], ['Pote', 33]);
    const { taken } = mergeVersions({
      base: { lines: theirs },
      theirs: { lines: later },
      mine: { lines: first },
    });
    expect((taken[0]!.theirs as Line[]).map(({ name, price }) => `${name} ${price}`)).toEqual([
      'Vela 1',
      'Mel 11',
      'Cera 22',
      'Pote 33',
      'Fio 50',
    ]);
    const keys = (taken[0]!.theirs as Line[]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
