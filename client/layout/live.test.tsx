import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { column, startBoard, titlesIn } from '../testing/boards.ts';
import { sabia, startWithCustomers } from '../testing/customers.ts';
import { fill, press, valueOf } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';

const padaria = { ...sabia, id: 'padaria', name: 'Padaria Norte' };

async function startShared() {
  const gateway = await startWithCustomers(padaria);
  const token = await gateway.tokenFor('ADMIN');
  const changeName = async (name: string) => {
    const query = `mutation ($input: UpdateCustomerInput!) {
      updateCustomer(input: $input) { customer { id } }
    }`;
    const input = { id: padaria.id, name };
    expect((await gateway.graphql(query, { input }, token)).errors).toBe(undefined);
  };
  return { gateway, url: `/clientes/${padaria.id}`, changeName };
}

const shownBy = (fetch: { mock: { calls: unknown[][] } }) =>
  waitFor(() => expect(JSON.stringify(fetch.mock.calls)).toContain('ShellCounts'));

it('a board shows what someone else has moved', async () => {
  const { gateway, board, url } = await startBoard([2, 0]);
  const { fetch } = await renderAt(url, { as: 'EDITOR', gateway });
  await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0', 'Card 1']));
  await shownBy(fetch);
  const [from, to] = board.columns;
  await gateway.graphql(
    'mutation ($input: MoveCardInput!) { moveCard(input: $input) { board { id } } }',
    { input: { boardId: board.id, id: from!.cards[0]!.id, columnId: to!.id } },
    await gateway.tokenFor('ADMIN'),
  );
  fireEvent.focus(window);
  await waitFor(async () => expect(await titlesIn('B')).toEqual(['Card 0']));
  expect(await titlesIn('A')).toEqual(['Card 1']);
});

it('a list and a record show what someone else has changed', async () => {
  const { gateway, url, changeName } = await startShared();
  const { fetch, navigate } = await renderAt('/clientes?search=Padaria', {
    as: 'EDITOR',
    gateway,
  });
  await screen.findByRole('link', { name: /Padaria Norte/ });
  await shownBy(fetch);
  await changeName('Padaria Sul');
  fireEvent.focus(window);
  await screen.findByRole('link', { name: /Padaria Sul/ });

  await navigate(url);
  await screen.findByRole('heading', { name: 'Padaria Sul' });
  await changeName('Padaria Leste');
  fireEvent.focus(window);
  await screen.findByRole('heading', { name: 'Padaria Leste' });
});

it('parts of a page show what someone else has added', async () => {
  const { gateway, url } = await startShared();
  const { fetch } = await renderAt(url, { as: 'EDITOR', gateway });
  await screen.findByRole('heading', { name: 'Padaria Norte' });
  await shownBy(fetch);
  await gateway.graphql(
    'mutation ($input: AddCustomerNoteInput!) { addCustomerNote(input: $input) { note { id } } }',
    { input: { id: padaria.id, text: 'Liga na terça' } },
    await gateway.tokenFor('ADMIN'),
  );
  fireEvent.focus(window);
  await screen.findByText('Liga na terça');
});

it('a page whose last row someone else has deleted gives way to the page before', async () => {
  const names = Array.from({ length: 21 }, (_, at) => `Padaria ${String.fromCharCode(65 + at)}`);
  const customers = names.map((name) => ({ kind: 'person', id: name.slice(-1), name }));
  const gateway = await startWithCustomers(...customers);
  const { fetch } = await renderAt('/clientes?sort=name&direction=ascending', {
    as: 'EDITOR',
    gateway,
  });
  await press('Next page');
  await screen.findByRole('link', { name: /Padaria U/ });
  await shownBy(fetch);
  await gateway.graphql(
    'mutation { deleteCustomer(input: { id: "U" }) { id } }',
    {},
    await gateway.tokenFor('ADMIN'),
  );
  fireEvent.focus(window);
  await screen.findByRole('link', { name: /Padaria T/ });
  expect(screen.getAllByRole('row')).toHaveLength(21);
});

it('whoever writes a card sees what was moved once they leave its field', async () => {
  const { gateway, board, url } = await startBoard([1, 0]);
  const { fetch } = await renderAt(url, { as: 'EDITOR', gateway });
  const field = (await column('A')).getByRole('textbox', { name: 'New card' });
  await shownBy(fetch);
  act(() => field.focus());
  const [from, to] = board.columns;
  await gateway.graphql(
    'mutation ($input: MoveCardInput!) { moveCard(input: $input) { board { id } } }',
    { input: { boardId: board.id, id: from!.cards[0]!.id, columnId: to!.id } },
    await gateway.tokenFor('ADMIN'),
  );
  const before = fetch.mock.calls.length;
  fireEvent.focus(window);
  await waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(before));
  expect(await titlesIn('A')).toEqual(['Card 0']);
  act(() => field.blur());
  await waitFor(async () => expect(await titlesIn('B')).toEqual(['Card 0']));
});

it('an open card shows what someone else has changed, beside what is typed', async () => {
  const { gateway, board, url } = await startBoard([1, 0]);
  const card = board.columns[0]!.cards[0]!.id;
  const token = await gateway.tokenFor('ADMIN');
  const { fetch } = await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
  await screen.findByRole('dialog', { name: 'Card 0' });
  await shownBy(fetch);
  const change = async (texts: object) => {
    const { errors } = await gateway.graphql(
      'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
      { input: { boardId: board.id, id: card, ...texts } },
      token,
    );
    expect(errors).toBe(undefined);
    fireEvent.focus(window);
  };
  await change({ title: 'Comprar fita', descriptionHtml: '<p>Azul</p>' });
  await screen.findByText('Azul');
  await screen.findByRole('dialog', { name: 'Comprar fita' });
  expect(valueOf(/^Title/)).toBe('Comprar fita');

  await fill(/^Title/, 'Comprar lona');
  await change({ title: 'Comprar tinta', descriptionHtml: '<p>Verde</p>' });
  await screen.findByText('Verde');
  expect(valueOf(/^Title/)).toBe('Comprar lona');
  await press('Save');
  await screen.findByRole('table', { name: 'Both versions' });
});

it('a form keeps what is typed, and saves it over the version that it was typed on', async () => {
  const { gateway, url, changeName } = await startShared();
  const { fetch } = await renderAt(`${url}/edit`, { as: 'EDITOR', gateway });
  await fill(/^Name/, 'Padaria Oeste');
  await shownBy(fetch);
  await changeName('Padaria Sul');
  const asked = () => fetch.mock.calls.length;
  const before = asked();
  fireEvent.focus(window);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(valueOf(/^Name/)).toBe('Padaria Oeste');
  await press('Save');
  await screen.findByText(/Padaria Sul/);
});

it('while nobody has changed anything only the counts are asked for', async () => {
  const { gateway } = await startShared();
  const { fetch } = await renderAt('/clientes', { as: 'EDITOR', gateway });
  await screen.findByRole('link', { name: /Padaria Norte/ });
  await shownBy(fetch);
  const before = fetch.mock.calls.length;
  const asked = () =>
    fetch.mock.calls.slice(before).map(([, init]) => JSON.parse(init!.body as string) as object);
  fireEvent.focus(window);
  const counts = expect.objectContaining({ operationName: 'ShellCounts' }) as object;
  await waitFor(() => expect(asked()).toEqual([counts]));
});
