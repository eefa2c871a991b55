import { expect, it } from 'vitest';
import { folded, inNameOrder, sortKey } from './folding.rules.ts';

it.each([
  ['', ''],
  ['Padaria', 'padaria'],
  ['ÁÉÍÓÚ ÂÊÔ ÃÕ Ç', 'aeiou aeo ao c'],
  ['a\u0301', 'a'],
  ['  Café \t da\nEsquina ', 'cafe da esquina'],
  ['100% _x_', '100% _x_'],
  ['Ærø ß ẞ', 'aero ss ss'],
  ['Øystein Łódź Đorđe Þór Ðað', 'oystein lodz dorde thor dad'],
  ['Œuvre ŒUVRE', 'oeuvre oeuvre'],
  ['ıIİi', 'iiii'],
  ['D’Ávila', "d'avila"],
  ['ﬁm １２ Ｎº', 'fim 12 no'],
  ['日本', '日本'],
])('folds %j to %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

it.each(['  Ação   e REAÇÃO ', 'Þórður ß Œ ŉ', '½ ™ ﷺ', 'ΟΔΟΣ'])(
  'folds %j that was folded to itself',
  (text) => expect(folded(folded(text))).toBe(folded(text)),
);

const byBytes = (one: string, other: string) =>
  Buffer.compare(Buffer.from(sortKey(one)), Buffer.from(sortKey(other)));

it.each([
  [['Item 1', 'Item 9', 'Item 10', 'Item 11', 'Item 100', 'Item A']],
  [['Oda', 'Øystein', 'Zebra']],
  [['Aase', 'Ærlig', 'Åse', 'Zoë']],
  [['INV-79', 'INV-000114', 'INV-1000']],
  [['2 b', '10 a', '10 b', 'a']],
  [['v1.9', 'v1.10', 'v2']],
  [['Sala', 'Sala 2', 'Sala 10 B', 'Salão']],
  [['99999999', '100000000', '9'.repeat(30), `1${'0'.repeat(30)}`, 'x']],
])('puts %j in the order of people', (names) => {
  expect([...names].reverse().sort(byBytes)).toEqual(names);
});

it('takes leading zeros and very long numbers', () => {
  expect(sortKey('Item 007')).toBe(sortKey('item 7'));
  expect(sortKey('0')).toBe(sortKey('000'));
  expect(sortKey('9'.repeat(10_000)) > sortKey('8'.repeat(10_000))).toBe(true);
  expect(sortKey('9'.repeat(10_001)) > sortKey('9'.repeat(10_000))).toBe(true);
});

it('orders rows by their names, equal ones by id', () => {
  const rows = [
    { id: '3', name: 'Zebra' },
    { id: '2', name: 'oda' },
    { id: '1', name: 'Oda' },
    { id: '0', name: 'Øystein' },
  ];
  expect(inNameOrder(rows).map(({ id }) => id)).toEqual(['1', '2', '0', '3']);
});
