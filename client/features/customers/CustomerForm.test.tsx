import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
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
    await fill('Website', 'sol.test');
    await fill('CEP', '50.030230');
    expect([valueOf('CNPJ'), valueOf('Phone'), valueOf('CEP')]).toEqual([
      '12.ABC.345/01DE-35',
      '(81) 90000-0001',
      '50030-230',
    ]);
    await press('Create customer');
    await screen.findByRole('heading', { name: 'Sol Ltda.', level: 1 });
    const site = await screen.findByRole<HTMLAnchorElement>('link', { name: 'sol.test' });
    expect(site.href).toBe('https://sol.test/');
    const [customer] = await storedCustomers(gateway);
    expect(customer).toMatchObject({
      kind: 'company',
      document: '12ABC34501DE35',
      phone: '81900000001',
      website: 'sol.test',
      cep: '50030230',
    });
    expect(location()).toBe(`/clientes/${String(customer?.id)}`);
  });

  it('says at its field what is wrong, before and after the gateway was asked', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/new', { as: 'EDITOR', gateway });
    await fill('CPF', '529.982.247-26');
    await press('Create customer');
    await screen.findByText('this field is required');
    screen.getByText('Enter a valid CPF');
    await click('radio', 'Company');
    await fill('CNPJ', sabia.document);
    await fill(/^Name/, 'Outra');
    await press('Create customer');
    await screen.findByText('is taken');
    expect(await storedCustomers(gateway)).toHaveLength(1);
  });

  it('says what the gateway refuses in the language of who reads it', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/new', { as: 'EDITOR', gateway, language: 'pt-BR' });
    await click('radio', 'Empresa');
    await fill('CNPJ', sabia.document);
    await fill(/^Nome(?! fantasia)/, 'Outra');
    await press('Criar cliente');
    await screen.findByText('já está em uso');
  });

  it('warns of one that seems to be the same, and keeps nothing from being saved', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/new', { as: 'EDITOR', gateway });
    await fill(/^Name/, 'doceria sabia peixoto ltda.');
    await fill('Phone', '81900000001');
    const warning = await screen.findByText('This customer may already exist');
    const alert = within(warning.closest<HTMLElement>('[role=group]')!);
    expect(alert.getByRole('link').getAttribute('href')).toBe('/clientes/sabia');
    await alert.findByText(/same phone, same name/);
    await press('Create customer');
    await waitFor(async () => expect(await storedCustomers(gateway)).toHaveLength(2));
  });
});

describe('contacts and addresses', () => {
  it('are added, with one main contact, and shown on the page; a removed row leaves the focus to the one before', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/sabia/edit', { as: 'EDITOR', gateway });
    for (const number of [1, 2]) {
      await press('Add contact');
      const row = within(await screen.findByRole('group', { name: `Contact ${number}` }));
      const name = row.getByLabelText(/^Name/);
      expect(document.activeElement).toBe(name);
      fireEvent.change(name, { target: { value: `Rita ${number}` } });
      fireEvent.change(row.getByLabelText('Phone'), { target: { value: '081 90000-0001' } });
      fireEvent.click(row.getByRole('checkbox', { name: 'Main contact' }));
    }
    expect(screen.getAllByRole('checkbox', { name: 'Main contact', checked: true })).toHaveLength(
      1,
    );
    await press('Add contact');
    screen.getByRole('button', { name: 'Remove contact 3' }).focus();
    await press('Remove contact 3');
    const before = screen.getByRole('button', { name: 'Remove contact 2' });
    await waitFor(() => expect(document.activeElement).toBe(before));
    await press('Add address');
    const address = within(screen.getByRole('group', { name: 'Address 1' }));
    fireEvent.click(address.getByRole('checkbox', { name: 'Default for shipping' }));
    await press('Save');
    await screen.findByText('this field is required');
    fireEvent.change(address.getByLabelText(/^Street/), { target: { value: 'Cais, 2' } });
    await press('Save');
    await screen.findByRole('region', { name: 'Details' });
    const contacts = within(screen.getByRole('region', { name: 'Contacts' }));
    const shown = contacts.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(['Rita 1(81) 90000-0001', 'Rita 2Main(81) 90000-0001']);
    const addresses = screen.getByRole('region', { name: 'Other addresses' });
    expect(addresses.textContent).toContain('Cais, 2Shipping');
  });
});

describe('changing a customer', () => {
  it('shows both versions where two people changed a field, and saves once each is chosen', async () => {
    const { gateway, fetch } = await openForm();
    await fill('City', 'Olinda');
    await fill('Street', 'Rua do Sol, 1');
    await someoneElseSaves(gateway, { city: 'Natal', street: 'Rua da Lua, 2', status: 'active' });
    await press('Save');
    const panel = (await screen.findByText('Someone else changed this')).closest('[role=alert]');
    expect(document.activeElement).toBe(panel);
    expect(screen.queryAllByRole('radio', { name: /: (yours|theirs)$/, checked: true })).toEqual(
      [],
    );
    const sent = updatesIn(fetch);
    await press('Save');
    await screen.findByText('Choose a value for: Street, City');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Street: theirs' }));
    await click('radio', 'Street: theirs');
    await press('Save');
    await screen.findByText('Choose a value for: City');
    expect(updatesIn(fetch)).toBe(sent);
    await click('radio', 'City: yours');
    await press('Save');
    await screen.findByRole('heading', { name: sabia.name, level: 1 });
    expect(await storedCustomers(gateway)).toMatchObject([
      { city: 'Olinda', status: 'active', tags: ['VIP'] },
    ]);
    expect(await streetOf(gateway)).toBe('Rua da Lua, 2');
  });

  it('merges what only the other person changed', async () => {
    const { gateway } = await openForm();
    await fill('City', 'Olinda');
    await someoneElseSaves(gateway, { phone: '84900000002' });
    await press('Save');
    await screen.findByText(/^Their changes have been added to yours/);
    expect(valueOf('Phone')).toBe('(84) 90000-0002');
    await press('Save');
    await screen.findByRole('heading', { name: sabia.name, level: 1 });
    expect(await storedCustomers(gateway)).toMatchObject([
      { city: 'Olinda', phone: '84900000002' },
    ]);
  });

  it('shows both versions again after a reload in the middle of the choice', async () => {
    const { gateway, reload } = await openForm();
    await fill('City', 'Olinda');
    await someoneElseSaves(gateway, { city: 'Natal' });
    await press('Save');
    await screen.findByText('Someone else changed this');
    await reload();
    await screen.findByLabelText('City', { selector: 'input' });
    expect(valueOf('City')).toBe('Olinda');
    await press('Save');
    await screen.findByRole('radio', { name: 'City: yours' });
    expect(await storedCustomers(gateway)).toMatchObject([{ city: 'Natal' }]);
  });

  it('sends once when Save is pressed twice', async () => {
    const { gateway, fetch } = await openForm();
    await fill('City', 'Olinda');
    const form = screen.getByRole('button', { name: 'Save' }).closest('form')!;
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await screen.findByRole('heading', { name: sabia.name, level: 1 });
    expect(updatesIn(fetch)).toBe(1);
    expect(await storedCustomers(gateway)).toMatchObject([{ city: 'Olinda' }]);
  });

  it.each<[what: string, answer: () => Promise<Response>, said: string]>([
    ['is offline', () => Promise.reject(new TypeError('fetch failed')), 'Something went wrong!'],
    ['gets a 503', async () => new Response('', { status: 503 }), 'Something went wrong!'],
    ['is refused', () => refused('E-mail is not valid'), 'E-mail is not valid'],
  ])('keeps what was typed when Save %s', async (_what, answer, said) => {
    let isDown = false;
    const { gateway } = await openForm((send) => (input, init) => {
      return isDown && isUpdate(init) ? answer() : send(input, init);
    });
    await fill('City', 'Olinda');
    isDown = true;
    await press('Save');
    await screen.findByText(said);
    expect(valueOf('City')).toBe('Olinda');
    isDown = false;
    await press('Save');
    await screen.findByRole('heading', { name: sabia.name, level: 1 });
    expect(await storedCustomers(gateway)).toMatchObject([{ city: 'Olinda' }]);
  });
});

async function openForm(network?: NonNullable<Parameters<typeof renderAt>[1]>['network']) {
  const gateway = await startWithCustomers(sabia);
  const shown = await renderAt('/clientes/sabia/edit', {
    as: 'EDITOR',
    gateway,
    ...(network && { network }),
  });
  await screen.findByLabelText('City', { selector: 'input' });
  return shown;
}

async function someoneElseSaves(gateway: TestGateway, changes: object) {
  const { errors } = await gateway.graphql(
    'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }',
    { input: { id: 'sabia', ...changes } },
    await gateway.tokenFor('ADMIN'),
  );
  expect(errors).toBe(undefined);
}

const isUpdate = (init: unknown) =>
  ((init as RequestInit | undefined)?.body as string | undefined)?.includes(
    'mutation UpdateCustomer',
  ) ?? false;

const updatesIn = (fetch: { mock: { calls: unknown[][] } }) =>
  fetch.mock.calls.filter(([, init]) => isUpdate(init)).length;

async function streetOf(gateway: TestGateway) {
  const token = await gateway.tokenFor('GUEST');
  const { data } = await gateway.graphql('{ customer(id: "sabia") { street } }', {}, token);
  return (data?.customer as { street: string }).street;
}

const refused = async (message: string) =>
  new Response(JSON.stringify({ errors: [{ message, extensions: { code: 'INVALID' } }] }), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
