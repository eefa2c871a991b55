import { expect, it } from 'vitest';
import { barePixKey, pixKeyProblem } from './pix-keys.rules.ts';

it.each([
  ['(71) 99607-0000', '+5571996070000'],
  ['71 99607-0000', '+5571996070000'],
  ['71.99607.0000', '+5571996070000'],
  ['71996070000', '+5571996070000'],
  ['071 99607-0000', '+5571996070000'],
  ['+55 (71) 9 9607-0000', '+5571996070000'],
  ['5571996070000', '+5571996070000'],
  ['(81) 3333-4444', '+558133334444'],
  ['+351 912 345 678', '+351912345678'],
  // Its digits are those of a valid CPF: only the way it is written tells.
  ['(11) 98765-4389', '+5511987654389'],
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  [' Loja@Example.TEST ', 'loja@example.test'],
  ['71 99607‑0000', '+5571996070000'],
  ['71 99607–0000', '+5571996070000'],
  ['+55 071 99607-0000', '+5571996070000'],
  ['７１９９６０７００００', '+5571996070000'],
  ['\u200e529.982.247-25\u200b', '52998224725'],
  ['529.982.247.25', '52998224725'],
  ['529-982-247/25', '52998224725'],
  ['11.222.333/0001‑81', '11222333000181'],
  ['11 222 333 0001.81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['LOJA@EXAMPLE.TEST\u200b', 'loja@example.test'],
  ['123e4567e12b12d1a456426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ['123E4567 E12B 12D1 A456 426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ['123E4567-e12b-12d1-a456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
])('keeps %j as %j', (entered, key) => {
  expect(barePixKey(entered)).toBe(key);
  expect(barePixKey(key)).toBe(key);
  expect(pixKeyProblem(key)).toBeUndefined();
});

it.each([
  ['minhachave', { code: 'not_a_pix_key' }],
  ['111.111.111-11', { code: 'not_a_document', parameters: { kind: 'CPF' } }],
  ['11.222.333/0001-82', { code: 'not_a_document', parameters: { kind: 'CNPJ' } }],
  ['loja-açaí@example.test', { code: 'not_a_pix_key' }],
  ['loja@example', { code: 'not_a_pix_key' }],
  ['529.982.247-26', { code: 'not_a_document', parameters: { kind: 'CPF' } }],
  ['529.982.247.26', { code: 'not_a_document', parameters: { kind: 'CPF' } }],
  ['12ABC34501DE36', { code: 'not_a_document', parameters: { kind: 'CNPJ' } }],
  ['123e4567e12b12d1a45642665544000', { code: 'not_a_pix_key' }],
  ['123e4567e12b12d1a45642665544000g', { code: 'not_a_pix_key' }],
  ['(71) 9607', { code: 'not_a_pix_key' }],
  ['(01) 99607-0000', { code: 'not_a_pix_key' }],
  [`${'a'.repeat(70)}@example.test`, { code: 'not_a_pix_key' }],
])('refuses %j', (entered, wanted) => {
  expect(pixKeyProblem(barePixKey(entered))).toMatchObject(wanted);
});
