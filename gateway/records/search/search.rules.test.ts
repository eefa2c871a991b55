import { describe, expect, it } from 'vitest';
import { foldedWords } from '../../formats/name-rank.rules.ts';
import { indexedTerms, byRelevance } from './search.rules.ts';

describe('foldedWords', () => {
  it.each([
    ['  Ávila  & Filhos ', ['avila', 'filhos']],
    ['ana.lucia@loja.test', ['ana', 'lucia', 'loja', 'test']],
    ['"quoted" (AND) *', ['quoted', 'and']],
    ['日本 42', ['日本', '42']],
    ['%_\\', []],
  ])('of %j are %j', (text, words) => expect(foldedWords(text)).toEqual(words));
});

it('looks for the words that the index has, and for nothing else', () => {
  expect(indexedTerms([[['(11)', '9-8'], ['119']], [['&']], [['-'], ['b']]])).toEqual([
    [['11', '9', '8'], ['119']],
    [['b']],
  ]);
});

describe('byRelevance', () => {
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
    expect(byRelevance(hits, 'mar', 10).map(({ recordId }) => recordId)).toEqual([
      '1',
      '2',
      '0',
      '3',
      '4',
    ]);
    expect(byRelevance(hits, 'MÁR', 2).map(({ recordId }) => recordId)).toEqual(['1', '2']);
  });

  it('puts titles with all typed words in a row before others that have them', () => {
    const hits = [
      hit('1', 'Oficina Boa Esperança do Norte'),
      hit('2', 'Grande Oficina Nova'),
      hit('3', 'Oficina Nova'),
    ];
    expect(byRelevance(hits, 'oficina n', 10).map(({ recordId }) => recordId)).toEqual([
      '3',
      '2',
      '1',
    ]);
  });

  it('puts a number that is the text before those that begin with it', () => {
    const hits = ['INV-001140', 'INV-000114', 'INV-011499'].map((title) => hit(title, title));
    expect(byRelevance(hits, '114', 10)[0]?.recordId).toBe('INV-000114');
  });
});
