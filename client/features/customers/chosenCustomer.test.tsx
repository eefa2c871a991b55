import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startWithCustomers } from '../../testing/customers.ts';
import { click, fields, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('customers of one name are told apart, and the one that was chosen is stored', async () => {
  const gateway = await startWithCustomers(
    { id: 'ana-recife', name: 'Ana Lima', kind: 'person', city: 'Recife', state: 'PE' },
    { id: 'ana-santos', name: 'Ana Lima', kind: 'person', city: 'Santos', state: 'SP' },
  );
  const { location } = await renderAt('/vendas/new', { as: 'EDITOR', gateway });
  await fill(/^Title/, 'Reforma');
  const customer = await screen.findByLabelText<HTMLInputElement>(/^Customer/, fields);
  await act(async () => fireEvent.click(customer));
  await act(async () => fireEvent.change(customer, { target: { value: 'ana' } }));
  await screen.findByRole('option', { name: /Recife · PE/ });
  await click('option', /Santos · SP/);
  expect(customer.value).toBe('Ana Lima');
  await press('Create deal');
  await waitFor(() => expect(location()).toMatch(/^\/vendas\/(?!new)/));
  const { data } = await gateway.graphql(
    '{ deals { nodes { customer { id } } } }',
    {},
    await gateway.tokenFor('GUEST'),
  );
  expect(data?.deals.nodes).toEqual([{ customer: { id: 'ana-santos' } }]);
});

it.each([
  ['oficina n', ['Oficina Nova', 'Oficina Boa Esperança']],
  ['boa n', ['Boa Nova Ltda.', 'Padaria Boa Norte', 'Norte e Boa', 'Oficina Boa Esperança']],
])('names that begin with %j are offered first', async (typed, expected) => {
  const others = ['Oficina Boa Esperança', 'Norte e Boa', 'Padaria Boa Norte'];
  const gateway = await startWithCustomers(
    ...[...others, 'Oficina Nova', 'Boa Nova Ltda.'].map((name, index) => ({
      ...{ id: `c${index}`, name, kind: 'company' as const, email: `n${index}@loja.example` },
    })),
  );
  await renderAt('/vendas/new', { as: 'EDITOR', gateway });
  const customer = await screen.findByLabelText<HTMLInputElement>(/^Customer/, fields);
  await act(async () => customer.focus());
  await screen.findByRole('option', { name: /^Oficina Nova/ });
  await typeInto(customer, typed);
  await waitFor(() => {
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    const names = options.map(({ textContent }) => textContent.replace(/n\d@.*/, ''));
    expect(names).toEqual([...expected, `Create customer “${typed}”`]);
  });
});

it('the details of an option follow its colour, which changes under the keyboard', async () => {
  const gateway = await startWithCustomers({
    id: 'ana',
    name: 'Ana Lima',
    kind: 'person',
    city: 'Recife',
  });
  await renderAt('/vendas/new', { as: 'EDITOR', gateway });
  const customer = await screen.findByLabelText<HTMLInputElement>(/^Customer/, fields);
  await act(async () => customer.focus());
  expect((await screen.findByText('Recife')).style.color).toBe('');
});

describe('Enter', () => {
  async function typeCustomer(text: string) {
    const gateway = await startWithCustomers(
      { id: 'ana', name: 'Ana Lima', kind: 'person' },
      { id: 'rui', name: 'Rui Tavares', kind: 'person' },
    );
    const { location } = await renderAt('/vendas/new', { as: 'EDITOR', gateway });
    const customer = await screen.findByLabelText<HTMLInputElement>(/^Customer/, fields);
    await act(async () => customer.focus());
    await screen.findByRole('option', { name: 'Ana Lima' });
    await typeInto(customer, text);
    return { customer, location };
  }

  it('takes the first match, also when it comes later', async () => {
    const { customer } = await typeCustomer('rui');
    await enter(customer);
    await waitFor(() => expect(customer.value).toBe('Rui Tavares'));
    await typeInto(customer, 'an');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Rui Tavares' })).toBe(null));
    await enter(customer);
    expect(customer.value).toBe('Ana Lima');
  });

  it('takes nothing where nothing matches, and keeps what was chosen', async () => {
    const { customer, location } = await typeCustomer('rui');
    await enter(customer);
    await waitFor(() => expect(customer.value).toBe('Rui Tavares'));
    await typeInto(customer, 'zzz');
    await enter(customer);
    await screen.findByRole('option', { name: 'Create customer “zzz”' });
    await enter(customer);
    expect(location()).toBe('/vendas/new');
    await act(async () => fireEvent.blur(customer));
    expect(customer.value).toBe('Rui Tavares');
  });
});

it('a new customer is created from the keyboard alone, and chosen', async () => {
  const gateway = await startWithCustomers();
  await renderAt('/vendas/new', { as: 'EDITOR', gateway });
  const customer = await screen.findByLabelText<HTMLInputElement>(/^Customer/, fields);
  await act(async () => customer.focus());
  await typeInto(customer, 'Casa Nova');
  await screen.findByRole('option', { name: 'Create customer “Casa Nova”' });
  await act(async () => fireEvent.keyDown(customer, { key: 'ArrowDown', code: 'ArrowDown' }));
  await enter(customer);
  await screen.findByText('Casa Nova was created.');
  await waitFor(() => expect(customer.value).toBe('Casa Nova'));
  await typeInto(customer, 'casa');
  await screen.findByRole('option', { name: 'Casa Nova' });
});

const typeInto = (field: HTMLElement, value: string) =>
  act(async () => fireEvent.change(field, { target: { value } }));

const enter = (field: HTMLElement) =>
  act(async () => fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' }));
