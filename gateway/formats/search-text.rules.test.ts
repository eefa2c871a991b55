import { expect, it } from 'vitest';
import { holdsTerms, searchTerms, searchText } from './search-text.rules.ts';

const contains = (texts: readonly string[], typed: string) =>
  holdsTerms(searchText(texts), searchTerms(typed));

const phones = [
  ...['11987654321', '1198765-4321', '(11) 98765-4321', '011 98765-4321', '011987654321'],
  ...['+55 11 98765-4321', '+5511987654321', '0055 11 98765 4321', '0 15 11 98765-4321'],
  ...['(11) 98765‑4321', '11 98765–4321', '011 98765−4321'],
  ...['98765-4321', '987654321', '98765', '+55 11 98765', '(11) 98765', '(11)', '011 9876'],
];

it.each(phones)('finds a phone, however it is stored, by %s', (typed) => {
  for (const stored of ['11987654321', '(11) 98765-4321', '+55 (11) 98765-4321', '5511987654321']) {
    expect([stored, contains(['Ana', stored], typed)]).toEqual([stored, true]);
    expect([stored, contains(['Ana', stored], `ana ${typed}`)]).toEqual([stored, true]);
  }
});

it.each(['+351 912 345 678', '00351 912345678', '351912345678', '912 345 678', '912-345-678'])(
  'finds a phone of another country by %s',
  (typed) => expect(contains(['+351 912 345 678'], typed)).toBe(true),
);

it.each([
  ['52998224725', '529.982.247-25'],
  ['529.982.247-25', '52998224725'],
  ['529.982.247-25', '529 982 247 25'],
  ['11.444.777/0001-61', '11444777000161'],
  ['11444777000161', '11.444.777/0001-61'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['12.ABC.345/01DE-35', '12abc34501de35'],
  ['529.982.247-25', '529.982.247‑25'],
  ['11444777000161', '11.444.777/0001–61'],
  ['INV-000114', 'INV‑000114'],
  ['Safra 2026–2027', '2026–2027'],
  ['Safra 2026–2027', 'safra 2026–2027'],
  ['INV-000114', '114'],
  ['INV-000114', 'inv-114'],
  ['INV-000114', 'INV114'],
  ['INV-000114', 'INV-0114'],
  ['INV-000114', 'inv11'],
  ['AB-12', 'ab12'],
  ['AB12', 'ab-12'],
  ['INV-000114', 'inv000114'],
  ['INV-000114', 'inv 114'],
  ['PED 2024/0017', '20240017'],
  ['01310-100', '01310100'],
])('finds %s by %s', (stored, typed) => expect(contains([stored], typed)).toBe(true));

it.each([
  ['11987654321', '11 98765-4322'],
  ['INV-000114', 'inv-14'],
  ['INV-000030', 'inv-000003'],
  ['INV-000114', 'inv115'],
  ['114', '1 1 5'],
  ['529.982.247-25', '529.982.247-26'],
])('does not find %s by %s', (stored, typed) => expect(contains([stored], typed)).toBe(false));

it('finds words as they stand beside numbers', () => {
  expect(contains(['Mesa 90 cm', 'Sala 12'], '90 mesa')).toBe(true);
  expect(contains(['Mesa 12 x', '90'], '12 90')).toBe(true);
  expect(searchTerms('  Ana  LÚCIA ')).toEqual([[['ana']], [['lucia']]]);
});

it('adds nothing to a text without numbers, and each form once', () => {
  expect(searchText(['Ótica Manacá', null, '', 'oi@manaca.test'])).toBe(
    'otica manaca oi@manaca.test',
  );
  expect(searchText(['INV-000114', 'Ana'])).toBe('inv-000114 ana inv-114 inv114=');
  expect(searchText(['11987654321', '(11) 98765-4321'])).toBe(
    '11987654321 (11) 98765-4321 987654321',
  );
});

it('takes texts that are one long number', () => {
  const long = '9'.repeat(10_000);
  expect(searchText([long, `${'1 '.repeat(5_000)}2`])).toContain(long);
  expect(contains([long], '999')).toBe(true);
});
