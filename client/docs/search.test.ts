import { describe, expect, it } from 'vitest';
import { indexGuide } from '../../scripts/guide/index-guide.ts';
import { readGuide } from '../../scripts/guide/read-guide.ts';
import { excerpt, marked, search } from './search.ts';

const index = indexGuide(readGuide('en'));
const portuguese = indexGuide(readGuide('pt-BR'));
const first = (asked: string, of = index) => {
  const [passage] = search(of, asked);
  return passage && `${passage.slug}#${passage.headingId}`;
};

describe('the search of the guide', () => {
  it.each([
    ['backup', 'database-and-backup#backup'],
    ['lost password', 'sign-in-and-roles#lost-password'],
    ['LOST  passw', 'sign-in-and-roles#lost-password'],
    ['keyboard', 'keyboard#'],
    ['first account', 'accounts#the-first-account'],
    ['jwt secret', 'production#differences-from-the-demo'],
  ])('finds for %s first %s', (asked, wanted) => {
    expect(first(asked)).toBe(wanted);
  });

  it.each([
    ['notificacoes', 'work-screens#notifications'],
    ['Notificações', 'work-screens#notifications'],
  ])('finds %s with and without accents', (asked, wanted) => {
    expect(first(asked, portuguese)).toBe(wanted);
  });

  it('finds only what has every word, and nothing for none', () => {
    expect(search(index, 'backup zebra')).toEqual([]);
    expect(search(index, '  ')).toEqual([]);
    expect(search(index, '.*')).toEqual([]);
  });
});

describe('what was found', () => {
  it('is marked word by word', () => {
    const pieces = marked('A Migração migra.', 'migra');
    expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
      'Migração',
      'migra',
    ]);
    expect(pieces.map(({ text }) => text).join('')).toBe('A Migração migra.');
  });

  it('is shown with what stands around it', () => {
    const text = `${'before '.repeat(40)}needle${' after'.repeat(60)}`;
    const shown = excerpt(text, 'needle');
    expect(shown).toMatch(/^… before .*needle after.* …$/);
    expect(shown.length).toBeLessThan(160);
    expect(excerpt('needle at the start', 'needle')).toBe('needle at the start');
  });
});
