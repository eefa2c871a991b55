import { expect, it } from 'vitest';
import { placeOfAddress } from './addressPlace.ts';

it.each([
  [{ city: ' maceio', state: 'AL', cep: '' }, 'Maceió', true],
  [{ city: 'Recife', state: '', cep: '' }, 'Recife', true],
  [{ city: 'Olinda', state: 'PE', cep: '' }, 'Recife', false],
  [{ city: '', state: '', cep: '57062-718' }, 'Maceió', false],
  [{ city: 'Manaus', state: '', cep: '69400-000' }, 'Manaus', true],
  [{ city: '', state: '', cep: '69300-000' }, 'Boa Vista', false],
  [{ city: 'Recife', state: 'SP', cep: '' }, 'São Paulo', false],
])('an address %j stands in or near %s', (address, name, isCity) => {
  expect(placeOfAddress(address)).toMatchObject({ name, isCity });
});

it.each([
  { city: '', state: '', cep: '' },
  { city: 'Olinda', state: '', cep: '5306' },
])('nothing is known of %j', (address) => {
  expect(placeOfAddress(address)).toBe(undefined);
});
