import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Talita Munhoz Guimarães', 'TM'],
  ['Rui “O Bom” de Almeida', 'RO'],
  ['  (Ana)   d’Ávila ', 'AD'],
  ['😀 Érica 2', 'É2'],
  ['& Filhos', 'FI'],
  ['Rui', 'RU'],
  ['…', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
