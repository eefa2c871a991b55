import { expect, it } from 'vitest';
import { folded } from './folding.ts';

it.each([
  ['', ''],
  ['Padaria', 'padaria'],
  ['ÁÉÍÓÚ ÂÊÔ ÃÕ Ç', 'aeiou aeo ao c'],
  ['a\u0301', 'a'],
  ['  Café \t da\nEsquina ', 'cafe da esquina'],
  ['100% _x_', '100% _x_'],
  ['Ærø ß', 'ærø ß'],
  ['日本', '日本'],
])('folds %j to %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

it('folds a text that was folded to itself', () => {
  const once = folded('  Ação   e REAÇÃO ');
  expect(folded(once)).toBe(once);
});
