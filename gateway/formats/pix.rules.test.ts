import { expect, it } from 'vitest';
import { cityIn, payeeName, pixCode } from './pix.rules.ts';

const charge = {
  key: '123e4567-e12b-12d1-a456-426655440000',
  name: 'Fulano de Tal',
  city: 'BRASILIA',
};

it('is the code that the manual of the central bank shows', () => {
  expect(pixCode(charge)).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

it('has the amount, and names without accents as long as they may be', () => {
  const code = pixCode({
    key: 'loja@retaguarda.test',
    cents: 123_405,
    name: 'Retaguarda Comércio de Alimentos Ltda.',
    city: 'São José dos Campos',
  });
  expect(code).toContain('54071234.05');
  expect(code).toContain('5925Retaguarda Comercio de Al');
  expect(code).toContain('6015Sao Jose dos Ca62');
});

it.each([
  ['東京ラーメン', undefined],
  ['🍜', undefined],
  ['٣', undefined],
  ['   ', undefined],
  ['🍜 Ramen', 'Ramen'],
  ['Øystein & Łucja', 'Oystein & Lucja'],
  ['Ｔｏｋｙｏ', 'Tokyo'],
  [`${'A'.repeat(24)} Ltda.`, 'A'.repeat(24)],
])('names the payee %j as %j', (name, payee) => {
  expect(payeeName(name)).toBe(payee);
  const code = () => pixCode({ ...charge, name });
  if (payee) expect(code()).toContain(`59${String(payee.length).padStart(2, '0')}${payee}60`);
  else expect(code).toThrow();
});

it.each([
  ['INV-000114', '0509INV000114'],
  ['Fatura nº 7/2026', '0513Faturano72026'],
  [`${'1'.repeat(20)}-2026-11-27`, `0525${'1'.repeat(17)}20261127`],
  ['請求書', '0503***'],
  [undefined, '0503***'],
])('refers to %j as %j', (reference, field) => {
  const code = pixCode({ ...charge, ...(reference && { reference }) });
  expect(code).toContain(`62${String(field.length).padStart(2, '0')}${field}6304`);
});

it.each([
  ['Rua do Armazém, 480, Recife, PE', 'Recife'],
  ['Av. Brasil, 1, São João d’Aliança', 'São João d’Aliança'],
  ['Recife', 'Recife'],
  ['Recife, PE', 'Recife'],
  ['Av. Paulista, 1000, Bela Vista, São Paulo - SP, 01310-100', 'São Paulo'],
  ['Rua A, SN, Olinda/PE', 'Olinda'],
  ['Rua A, 1\nCentro\nBrasília\nDF 70040-010', 'Brasília'],
  ['Rua A, 1, Centro, São Paulo, SP, Brasil', 'São Paulo'],
  ['Rua A, 1, Centro, Natal, Brasil', 'Natal'],
  ['1-2-3 Shibuya, Tokyo, Japan', 'Japan'],
  ['Rua do Armazém, 480', undefined],
  ['', undefined],
])('finds in %j the city %j', (address, city) => expect(cityIn(address)).toBe(city));
