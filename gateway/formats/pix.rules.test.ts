import { expect, it } from 'vitest';
import { cityIn, pixCode } from './pix.rules.ts';

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
  ['Rua do Armazém, 480, Recife, PE', 'Recife'],
  ['Av. Brasil, 1, São João d’Aliança', 'São João d’Aliança'],
  ['Recife', 'Recife'],
  ['Rua do Armazém, 480', undefined],
  ['', undefined],
])('finds in %j the city %j', (address, city) => expect(cityIn(address)).toBe(city));
