import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startWithCustomers } from '../../testing/customers.ts';
import { click, fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const DOCUMENT = /^(CPF|CNPJ)$/;

async function type(text: string) {
  for (const key of text) {
    await fill(DOCUMENT, valueOf(DOCUMENT) + key);
  }
}

it.each([
  ['45.723.174/0001-10', '45.723.174/0001-10'],
  ['45723174000110', '45.723.174/0001-10'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['C7KF0001000183', 'C7.KF0.001/0001-83'],
])('makes a company of %s, typed key by key', async (typed, written) => {
  await renderAt('/clientes/new', { as: 'EDITOR', gateway: await startWithCustomers() });
  await screen.findByLabelText('CPF');
  await type(typed);
  expect(valueOf('CNPJ')).toBe(written);
  await click('radio', 'Person');
  expect(valueOf('CPF')).toBe(written);
});

it('takes a CPF typed key by key, and cuts nothing that follows it', async () => {
  await renderAt('/clientes/new', { as: 'EDITOR', gateway: await startWithCustomers() });
  await screen.findByLabelText('CPF');
  await type('529.982.247-25');
  expect(valueOf('CPF')).toBe('529.982.247-25');
  await type('9');
  expect(valueOf('CPF')).toBe('52.998.224/7259');
  await press('Create customer');
  await screen.findByText('Enter a valid CPF');
});

it('a whole CEP chooses its state, unless one is chosen', async () => {
  await renderAt('/clientes/new', { as: 'EDITOR', gateway: await startWithCustomers() });
  await fill('CEP', '5003023');
  expect(valueOf('State')).toBe('');
  await fill('CEP', '50030230');
  expect([valueOf('CEP'), valueOf('State')]).toEqual(['50030-230', 'PE']);
  await fill('CEP', '69900000');
  expect(valueOf('State')).toBe('PE');
});
