import { expect, it } from 'vitest';
import { soundKeyOf } from './name-sound.rules.ts';

it.each([
  ['Luís de Souza', 'luiz SOUSA'],
  ['Thiago Phelipe Vagner', 'Tiago Felipe Wagner'],
  ['Padaria São João Ltda.', 'Padaria Sao Joao'],
  ['Mercado Silva & Filhos S/A', 'mercado silva e filhos'],
  ['Silva, Anna', 'Ana Silva'],
  ['Padaria Conceição', 'padaria conceissao LTDA'],
  ['Gonçalo Baptista', 'Gonsalo Batista'],
  ['Helena Matheus Izabel', 'Elena Mateus Isabel'],
])('%s sounds like %s', (one, other) => {
  expect(soundKeyOf(one)).toBe(soundKeyOf(other));
});

it.each([
  ['Ana Silva', 'Ana Souza'],
  ['Mario Lima', 'Maria Lima'],
  ['Padaria Central', 'Padaria'],
])('%s does not sound like %s', (one, other) => {
  expect(soundKeyOf(one)).not.toBe(soundKeyOf(other));
});

it.each(['', ' ', 'Ltda', '&'])('%j has no sound', (name) => {
  expect(soundKeyOf(name)).toBe('');
});
