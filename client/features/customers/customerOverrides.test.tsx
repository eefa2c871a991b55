import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sabia, startWithCustomers } from '../../testing/customers.ts';
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

describe('a whole CEP of another address', () => {
  it('fills the state beside it, unless one is chosen', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/new', { as: 'EDITOR', gateway });
    await press('Add address');
    await press('Add address');
    const row = (number: number) =>
      within(screen.getByRole('group', { name: `Address ${number}` }));
    const state = (number: number) => row(number).getByLabelText<HTMLSelectElement>('State').value;
    fireEvent.change(row(2).getByLabelText('State'), { target: { value: 'SP' } });
    for (const number of [1, 2]) {
      fireEvent.change(row(number).getByLabelText('CEP'), { target: { value: '40.020-000' } });
    }
    expect(row(1).getByLabelText<HTMLInputElement>('CEP').value).toBe('40020-000');
    expect([state(1), state(2)]).toEqual(['BA', 'SP']);
  });

  it('fills it on the page of the customer too', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/sabia', { as: 'EDITOR', gateway });
    await press('Add address');
    const row = within(await screen.findByRole('group', { name: 'Address 1' }));
    fireEvent.change(row.getByLabelText(/^Street/), { target: { value: 'Cais, 2' } });
    fireEvent.change(row.getByLabelText('CEP'), { target: { value: '50030230' } });
    await press('Save');
    await screen.findByText('PE, 50030-230');
  });
});
