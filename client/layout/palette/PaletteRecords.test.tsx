import {
  act,
  type ByRoleOptions,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('EDITOR');
});

async function made(mutation: string, of: string, input: object) {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { ${of} { id } } }`;
  const { data, errors } = await gateway.graphql(query, { input }, token);
  expect(errors).toBeUndefined();
  return data![mutation][of].id as string;
}

/** Searches in the palette, and opens the record of that name. */
async function findAndOpen(name: ByRoleOptions['name'], text: string) {
  await press('Search');
  const field = await screen.findByPlaceholderText('Search here...');
  const palette = screen.getByRole('dialog', { name: 'Search pages, actions and records' });
  fireEvent.change(field, { target: { value: text } });
  const choice = await within(palette).findByRole('button', { name });
  await act(async () => fireEvent.click(choice));
}

it('opens an event beside the month in which it takes place', async () => {
  const id = await made('createEvent', 'event', {
    title: 'Feira de outono',
    start: '2031-04-10T15:00:00.000Z',
    end: '2031-04-10T16:00:00.000Z',
  });
  const { location } = await renderAt('/profile', { token, gateway });
  await findAndOpen(/^Feira de outono/, 'outono');
  await waitFor(() => expect(location()).toBe(`/calendar?day=2031-04-10&event=${id}`));
  expect(await screen.findByDisplayValue('Feira de outono')).toBeTruthy();
});

it('tells events of one title by the company’s time, and by the day alone what takes all of it', async () => {
  const title = 'Feira de inverno';
  const times = (start: string, end: string) => ({ title, start, end });
  const hours = times('2031-07-10T15:00:00.000Z', '2031-07-10T16:00:00.000Z');
  const day = times('2031-07-12T00:00:00.000Z', '2031-07-13T00:00:00.000Z');
  await setCompany(gateway, { timeZone: 'Asia/Tokyo' });
  await made('createEvent', 'event', hours);
  await made('createEvent', 'event', { ...day, allDay: true });
  const { location } = await renderAt('/profile', { token, gateway });
  await findAndOpen(/^Feira de inverno\s*Jul 11, 2031, 12:00\sAM$/, 'inverno');
  await waitFor(() => expect(location()).toContain('day=2031-07-11'));
  await findAndOpen(/Feira de inverno\s*Jul 12, 2031$/, 'inverno');
  await waitFor(() => expect(location()).toContain('day=2031-07-12'));
});

it("opens one's own to-do, even one that is done", async () => {
  const id = await made('createTodo', 'todo', { title: 'Comprar cera', done: true });
  const { location } = await renderAt('/profile', { token, gateway });
  await findAndOpen('Comprar cera', 'cera');
  await waitFor(() => expect(location()).toBe(`/todo?todo=${id}`));
  expect(await screen.findByDisplayValue('Comprar cera')).toBeTruthy();
});

it('opens a message of one’s own inbox, found by its text, even one without a subject', async () => {
  const sender = { name: 'Casa do Mel' };
  const input = { sender, message: '<p>Levar a <b>jabuticaba</b> à feira</p>' };
  const id = await made('createMessage', 'message', input);
  const { location } = await renderAt('/profile', { token, gateway });
  await findAndOpen(/^\(untitled\).*Casa do Mel$/, 'jabuti');
  await waitFor(() => expect(location()).toBe(`/inbox?message=${id}`));
  expect(await screen.findByRole('heading', { name: '(no subject)' })).toBeTruthy();
});

it('opens a project', async () => {
  const input = { projectName: 'Quiosque', userName: 'Zuleica', email: 'z@example.test' };
  const id = await made('createProject', 'project', { ...input, date: '2030-01-02T12:00:00.000Z' });
  const { location } = await renderAt('/profile', { token, gateway });
  await findAndOpen('Quiosque', 'quio');
  await waitFor(() => expect(location()).toBe(`/projects/${id}`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiosque' })).toBeTruthy();
});

it('opens the chat with a colleague', async () => {
  const seeded = await startOwnGateway();
  const { data } = await seeded.graphql(
    '{ chatContacts(first: 1) { nodes { id name } } }',
    {},
    await seeded.tokenFor('GUEST'),
  );
  const [{ id, name }] = data!.chatContacts.nodes;
  const { location } = await renderAt('/profile', { as: 'GUEST', gateway: seeded });
  await findAndOpen(name, name);
  await waitFor(() => expect(location()).toBe(`/chat/${id}`));
});

it.each(['invoice 77', 'Fatura 77', 'faturas 77'])(
  '"%s" finds the invoice of that number',
  async (text) => {
    const party = { buyer: { name: 'Casa do Mel' }, seller: { name: 'Retaguarda' } };
    const id = await made('createInvoice', 'invoice', { orderNo: 'INV-000077', ...party });
    await made('createInvoice', 'invoice', { orderNo: 'INV-000078', ...party });
    const { location } = await renderAt('/profile', { token, gateway });
    await findAndOpen(/^INV-000077/, text);
    await waitFor(() => expect(location()).toBe(`/invoices/${id}`));
  },
);

it('"project feira" finds the project, and not the event of that name', async () => {
  const named = { projectName: 'Feira', userName: 'Ana', email: 'ana@firma.test' };
  await made('createProject', 'project', named);
  await made('createEvent', 'event', {
    title: 'Feira',
    start: '2031-04-10T15:00:00.000Z',
    end: '2031-04-10T16:00:00.000Z',
  });
  await renderAt('/profile', { token, gateway });
  await press('Search');
  const field = await screen.findByPlaceholderText('Search here...');
  fireEvent.change(field, { target: { value: 'project feira' } });
  const palette = within(screen.getByRole('dialog', { name: /^Search pages/ }));
  await palette.findByRole('button', { name: 'Feira' });
  expect(palette.getAllByRole('button', { name: /^Feira/ })).toHaveLength(1);
});
