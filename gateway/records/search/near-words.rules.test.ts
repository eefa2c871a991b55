import { describe, expect, it } from 'vitest';
import { asWritten, editDistance, ngramsOf, nearestWords } from './near-words.rules.ts';

it.each([
  ['mochilla', 'mochila', 1],
  ['mohcila', 'mochila', 1],
  ['mochila', 'mochila', 0],
  ['chave', 'chav', 1],
  ['meza', 'mesa', 1],
  ['', 'abc', 3],
  ['garafa', 'garrafas', 2],
  ['abc', 'cab', 2],
])('between %j and %j are %j errors', (one, other, errors) => {
  expect(editDistance(one, other)).toBe(errors);
  expect(editDistance(other, one)).toBe(errors);
});

describe('the nearest words', () => {
  const texts = [
    'mochila azul',
    'mochilas',
    'mochila preta',
    'marmita termica',
    'mesa',
    'mesa posta',
    'meia',
  ];

  it.each([
    ['mochilla', ['mochila', 'mochilas']],
    ['mohcila', ['mochila', 'mochilas']],
    ['marmitta', ['marmita']],
    ['meza', ['mesa', 'meia']],
    ['xadrez', []],
  ])('of %j are %j', (word, near) => expect(nearestWords(word, texts, 3)).toEqual(near));
});

it('has a part left whole by a wrong letter, wherever it is', () => {
  const word = 'mochila';
  for (let at = 0; at < word.length; at += 1) {
    const wrong = `${word.slice(0, at)}x${word.slice(at + 1)}`;
    expect(
      ngramsOf(wrong)
        .flat()
        .some((part) => word.includes(part)),
    ).toBe(true);
  }
});

it('is written as a title has it', () => {
  expect(asWritten('cafe', ['Xícara', 'Moedor de Café'])).toBe('Café');
  expect(asWritten('cafe', [])).toBe('cafe');
});
