import { expect, it } from 'vitest';
import { isWhole, masked } from './brazilianNumbers.ts';

it.each([
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '529.98', '529.98'],
  ['cpf', '529982', '529.982'],
  ['cpf', ' 529.982.247-25 99', '529.982.247-25'],
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cnpj', '12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['cnpj', ' 12ABC34501DE35 ', '12.ABC.345/01DE-35'],
  ['cnpj', '12ABC34501DEX3', '12.ABC.345/01DE-3'],
  ['cep', '01310100', '01310-100'],
  ['cep', '50.030-230', '50030-230'],
  ['phone', '1132654321', '(11) 3265-4321'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
  ['phone', '+55 11 3265 4321', '(11) 3265-4321'],
  ['phone', '5511987654321', '(11) 98765-4321'],
  ['phone', '(55) 98765-43210', '(55) 98765-4321'],
  ['phone', '+351 912 345 678', '+351912345678'],
  ['phone', '+', '+'],
  ['phone', '', ''],
] as const)('masks the %s %j as %j', (kind, typed, shown) => {
  expect(masked(kind, typed)).toBe(shown);
});

it.each([
  ['cpf', '529.982.247-25', true],
  ['cpf', '529.982.247-26', false],
  ['cpf', '111.111.111-11', false],
  ['cpf', '529.982.247-2', false],
  ['cnpj', '11.222.333/0001-81', true],
  ['cnpj', '11.222.333/0001-80', false],
  ['cnpj', '12.ABC.345/01DE-35', true],
  ['cnpj', '12.ABC.345/01DE-36', false],
  ['cnpj', '12.ABD.345/01DE-35', false],
  ['cep', '01310-100', true],
  ['cep', '01310', false],
  ['phone', '(11) 3265-4321', true],
  ['phone', '(11) 3265-432', false],
  ['phone', '+351912345678', true],
  ['phone', '+55', false],
] as const)('%s %j is whole: %j', (kind, text, expected) => {
  expect(isWhole(kind, text)).toBe(expected);
});
