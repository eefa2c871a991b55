import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sabia, startWithCustomers, storedCustomers } from '../../testing/customers.ts';
import { click, fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

describe('entering a customer', () => {
  it('takes pasted numbers in any form, and stores their bare characters', async () => {
    const gateway = await startWithCustomers();
    const { location } = await renderAt('/clientes/new', { as: 'EDITOR', gateway });
    await fill(/^Name/, 'Sol Ltda.');
    await fill('CPF', ' 12abc345/01de-35 ');
    await fill('Phone', '081 90000-0001');
    await fill('CEP', '50.030230');
    expect([valueOf('CNPJ'), valueOf('Phone'), valueOf('CEP')]).toEqual([
      '12.ABC.345/01DE-35',
      '(81) 90000-0001',
      '50030-230',
    ]);
    await press('Create the customer');
    await screen.findByRole('heading', { name: 'Sol Ltda.', level: 1 });
    const [customer] = await storedCustomers(gateway);
    expect(customer).toMatchObject({
      kind: 'company',
      document: '12ABC34501DE35',
      phone: '81900000001',
      cep: '50030230',
    });
    expect(location()).toBe(`/clientes/${String(customer?.id)}`);
  });

  it('says at its field what is wrong, before and after the gateway was asked', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/new', { as: 'EDITOR', gateway });
    await fill('CPF', '529.982.247-26');
    await fill('Latitude', '95');
    await press('Create the customer');
    await screen.findByText('this field is required');
    screen.getByText('Enter a valid CPF');
    screen.getByText('must be between -90 and 90');
    await fill('Latitude', '');
    await click('radio', 'Company');
    await fill('CNPJ', sabia.document);
    await fill(/^Name/, 'Outra');
    await press('Create the customer');
    await screen.findByText('is taken');
    expect(await storedCustomers(gateway)).toHaveLength(1);
  });

  it('says what the gateway refuses in the language of who reads it', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/new', { as: 'EDITOR', gateway, language: 'pt-BR' });
    await click('radio', 'Empresa');
    await fill('CNPJ', sabia.document);
    await fill(/^Nome(?! fantasia)/, 'Outra');
    await press('Cadastrar cliente');
    await screen.findByText('já está em uso');
  });

  it('warns of one that seems to be the same, and keeps nothing from being saved', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/new', { as: 'EDITOR', gateway });
    await fill(/^Name/, 'doceria sabia peixoto ltda.');
    await fill('Phone', '81900000001');
    const warning = await screen.findByText('There seems to be one like this already');
    const alert = within(warning.closest<HTMLElement>('[role=group]')!);
    expect(alert.getByRole('link').getAttribute('href')).toBe('/clientes/sabia');
    await alert.findByText(/same phone, same name/);
    await press('Create the customer');
    await waitFor(async () => expect(await storedCustomers(gateway)).toHaveLength(2));
  });
});

describe('changing a customer', () => {
  it('merges what someone else saved meanwhile, and says both versions where they differ', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/sabia/edit', { as: 'EDITOR', gateway });
    await fill('City', 'Olinda');
    await gateway.graphql(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }',
      { input: { id: 'sabia', city: 'Natal', phone: '84900000002', status: 'active' } },
      await gateway.tokenFor('ADMIN'),
    );
    await press('Save');
    await screen.findByText('Someone else saved this first');
    expect(valueOf('Phone')).toBe('(84) 90000-0002');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'City: yours' }).checked).toBe(true);
    await press('Save');
    await waitFor(async () =>
      expect(await storedCustomers(gateway)).toMatchObject([
        { city: 'Olinda', phone: '84900000002', status: 'active', tags: ['VIP'] },
      ]),
    );
  });
});
