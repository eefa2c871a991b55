import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { click, fill, press, valueOf } from '../../testing/forms.ts';
import { lateNetwork } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
  await ask('mutation { createTodo(input: { title: "Ligar" }) { todo { id } } }');
});
afterAll(() => gateway.stop());

const ask = async (query: string, variables = {}) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBe(undefined);
  return data as Record<string, unknown>;
};

const rename = (id: string, title: string) =>
  ask('mutation ($input: RenameBoardInput!) { renameBoard(input: $input) { board { id } } }', {
    input: { id, title },
  });

/** The form of each list, the input type of its update, and its labels. */
const forms: [
  list: string,
  type: string,
  formAt: (id: string) => string,
  field: string,
  label: RegExp,
][] = [
  ['customers', 'Customer', (id) => `/clientes/${id}/edit`, 'street', /^Street/],
  ['products', 'Product', (id) => `/produtos/${id}/edit`, 'title', /^Title/],
  ['deals', 'Deal', (id) => `/vendas/${id}/edit`, 'title', /^Title/],
  [
    'invoices(filter: { status: [pending] })',
    'Invoice',
    (id) => `/invoices/${id}/edit`,
    'currency',
    /^Currency/,
  ],
  ['users', 'User', (id) => `/users/${id}/edit`, 'phone', /^Phone/],
  ['todos', 'Todo', (id) => `/todo?todo=${id}`, 'note', /^Note/],
  ['events', 'Event', (id) => `/calendar?event=${id}`, 'location', /^Location/],
];

describe('a form of a stored record', () => {
  it.each(forms)(
    'opens with what the gateway has by now: %s',
    async (...[list, type, formAt, field, label]) => {
      const read = await ask(`{ ${list} { nodes { id } } }`);
      const { id } = (Object.values(read)[0] as { nodes: { id: string }[] }).nodes[0]!;
      const { navigate } = await renderAt(formAt(id), {
        token,
        gateway,
        network: lateNetwork(100),
      });
      await screen.findByLabelText(label, { selector: 'input, textarea' });
      await navigate('/profile');
      await screen.findByRole('heading', { level: 1, name: 'Profile' });
      const next = field === 'currency' ? 'R$' : 'Changed elsewhere';
      const record = type.toLowerCase();
      const update = `mutation ($input: Update${type}Input!) { update${type}(input: $input) { ${record} { id } } }`;
      await ask(update, { input: { id, [field]: next } });
      await navigate(formAt(id));
      await screen.findByLabelText(label, { selector: 'input, textarea' });
      expect(valueOf(label)).toBe(next);
    },
  );

  it('opens with what someone else changed while the record stood open to read', async () => {
    const read = await ask('{ users(first: 2) { nodes { id name } } }');
    const { id } = (Object.values(read)[0] as { nodes: { id: string }[] }).nodes[1]!;
    await renderAt(`/users/${id}`, { token, gateway });
    await screen.findByRole('link', { name: 'Edit' });
    await ask(
      'mutation ($id: ID!) { updateUser(input: { id: $id, phone: "190" }) { user { id } } }',
      { id },
    );
    await click('link', 'Edit');
    await screen.findByLabelText('Phone', { selector: 'input' });
    expect(valueOf('Phone')).toBe('190');
  });

  it('opens in a dialog with what someone else renamed meanwhile: a board', async () => {
    const board = (await ask('{ boards(first: 1) { nodes { id title } } }')).boards as {
      nodes: { id: string; title: string }[];
    };
    const { id, title } = board.nodes[0]!;
    await renderAt(`/boards/${id}`, { token, gateway });
    await screen.findByRole('heading', { level: 1, name: title });
    await rename(id, 'Reforma da frente');
    await press(`Actions for ${title}`);
    await click('menuitem', 'Rename');
    await screen.findByLabelText(/^Title/, { selector: 'input' });
    expect(valueOf(/^Title/)).toBe('Reforma da frente');

    await rename(id, 'Reforma de julho');
    await fill(/^Title/, 'Reforma de agosto');
    await press('Save');
    const choice = within(await screen.findByRole('alert'));
    expect(choice.getByText('Reforma de julho')).toBeTruthy();
    await act(async () => fireEvent.click(choice.getAllByRole('radio')[1]!));
    await press('Save');
    await screen.findByRole('heading', { level: 1, name: 'Reforma de agosto' });
  });

  it('opens in a dialog with what was renamed in another tab: a saved view', async () => {
    const made = await ask(
      `mutation { createView(input: {
        list: "users", name: "Ativos", query: "status=active"
      }) { view { id } } }`,
    );
    const { id } = (made.createView as { view: { id: string } }).view;
    await renderAt(`/users?status=active&view=${id}`, { token, gateway });
    await press('View: Ativos');
    await ask(
      'mutation ($id: ID!) { updateView(input: { id: $id, name: "Em dia" }) { view { id } } }',
      { id },
    );
    await click('menuitem', 'Rename or share…');
    await waitFor(() => expect(valueOf(/^Name/)).toBe('Em dia'));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/, { selector: 'input' }));
  });

  it('does not write back a field that the page before did not read', async () => {
    const customer = { id: 'sol', name: 'Sol Ltda.', kind: 'company' };
    await ask(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
      { input: customer },
    );
    const { id } = customer;
    const { owners } = (await ask('{ owners { id } }')) as { owners: { id: string }[] };
    const { navigate } = await renderAt(`/clientes/${id}/edit`, { token, gateway });
    await screen.findByLabelText('City', { selector: 'input' });
    await ask(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }',
      { input: { id, ownerId: owners[0]!.id } },
    );
    await navigate(`/clientes/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Sol Ltda.' });
    await click('link', 'Edit');
    await screen.findByLabelText('City', { selector: 'input' });
    await press('Save');
    await screen.findByText('No changes.');
    const stored = await ask(`{ customer(id: "${id}") { ownerId } }`);
    expect(stored.customer).toEqual({ ownerId: owners[0]!.id });
  });
});
