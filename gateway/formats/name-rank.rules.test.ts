import { expect, it } from 'vitest';
import { byNameRank } from './name-rank.rules.ts';

const ordered = (names: readonly string[], typed: string) =>
  byNameRank(names, typed, (name) => name);

it.each([
  [
    'oficina n',
    ['Oficina Boa Esperança', 'Nova Oficina', 'A Oficina Norte', 'Oficina Nova', 'Oficina N'],
    ['Oficina N', 'Oficina Nova', 'A Oficina Norte', 'Oficina Boa Esperança', 'Nova Oficina'],
  ],
  [
    'São p',
    ['Sabão Sao Paulo', 'Paulo de São Tomé', 'Praça São Pedro', 'são paulo'],
    ['são paulo', 'Sabão Sao Paulo', 'Praça São Pedro', 'Paulo de São Tomé'],
  ],
  [
    'ma c',
    ['Comercial Mar', 'Casa Mar Claro', 'Ma Costa'],
    ['Ma Costa', 'Casa Mar Claro', 'Comercial Mar'],
  ],
  [
    'mar',
    ['Lamar', 'Beira Maré', 'Beira-Mar', 'Maré'],
    ['Maré', 'Beira-Mar', 'Beira Maré', 'Lamar'],
  ],
])(
  'puts names that begin with %j first, then names with words that do, in a row',
  (typed, given, expected) => {
    expect(ordered(given, typed)).toEqual(expected);
  },
);

it('keeps the order where nothing is typed, or only signs are', () => {
  expect(ordered(['Beta', 'Alfa'], ' ')).toEqual(['Beta', 'Alfa']);
  expect(ordered(['Beta', 'Alfa'], '%')).toEqual(['Beta', 'Alfa']);
});
