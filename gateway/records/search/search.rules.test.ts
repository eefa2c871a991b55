import { describe, expect, it } from 'vitest';
import { bareNumber, ranked, wordsOf } from './search.rules.ts';

describe('wordsOf', () => {
  it.each([
    ['  Ávila  & Filhos ', ['avila', 'filhos']],
    ['ana.lucia@loja.test', ['ana', 'lucia', 'loja', 'test']],
    ['"quoted" (AND) *', ['quoted', 'and']],
    ['日本 42', ['日本', '42']],
    ['%_\\', []],
  ])('of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe('bareNumber', () => {
  it.each([
    ['12.345.678/0001-95', '12345678000195'],
    ['(81) 99999-0000', '81999990000'],
    ['12345', undefined],
    ['INV-000003', undefined],
    ['-', undefined],
  ])('of %j is %j', (text, number) => expect(bareNumber(text)).toBe(number));
});

describe('ranked', () => {
  const hit = (recordId: string, title: string) =>
    ({ kind: 'Invoice', recordId, title, text: title.toLowerCase() }) as const;

  it('puts the title itself first, then one that starts so, then one with such a word', () => {
    const hits = [
      hit('4', 'Outra Samara'),
      hit('3', 'Loja Mar'),
      hit('2', 'Maré Alta'),
      hit('1', 'Mar'),
      hit('2', 'Maré Alta'),
      hit('0', 'Beira-Mar'),
    ];
    expect(ranked(hits, 'mar', 10).map(({ recordId }) => recordId)).toEqual([
      '1',
      '2',
      '0',
      '3',
      '4',
    ]);
    expect(ranked(hits, 'MÁR', 2).map(({ recordId }) => recordId)).toEqual(['1', '2']);
  });
});
