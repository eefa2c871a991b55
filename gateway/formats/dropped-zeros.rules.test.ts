import { expect, it } from 'vitest';
import { withCheckDigits } from './documents.rules.ts';
import { cepWithZero, documentWithZeros } from './dropped-zeros.rules.ts';

const cpf = withCheckDigits('person', '001234567');
const cnpj = withCheckDigits('company', '001234560001');

it.each([
  ['1234567890', '01234567890'],
  [' 1234567890 ', '01234567890'],
  ['1234567890.0', '01234567890'],
  [cpf.replace(/^0+/, ''), cpf],
  [cnpj.replace(/^0+/, ''), cnpj],
  [cnpj.slice(1), cnpj],
  ['12345678909', '12345678909'],
  ['1234567891', undefined],
  ['12345678', undefined],
  ['11111111111', '11111111111'],
  ['123', '123'],
  ['123.456.789-0', '123.456.789-0'],
  ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['', ''],
])('the document %j is %j', (text, whole) => {
  expect(documentWithZeros(text)).toBe(whole);
});

it.each([
  ['1310100', '01310100'],
  ['1310100,0', '01310100'],
  ['01310-100', '01310-100'],
  ['310100', '310100'],
  ['13101000', '13101000'],
])('the CEP %j is %j', (text, whole) => {
  expect(cepWithZero(text)).toBe(whole);
});
