import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const CREATE = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }`;
const SENT = `{ messages(filter: { folder: [sent] }) { nodes { id } } }`;

/** Signs in a new account that wrote to the SA, and has one message from there. */
async function correspondence(...subjects: string[]) {
  const gateway = await startOwnGateway();
  const [token, sa] = [await gateway.tokenFor('GUEST'), await gateway.demoTokenFor('SA')];
  const run = async (query: string, variables: object, as: string) => {
    const { data, errors } = await gateway.graphql(query, variables, as);
    expect(errors).toBeUndefined();
    return data!;
  };
  const idOf = async (as: string) => (await run('{ me { id } }', {}, as)).me.id as string;
  const send = async (input: object, as: string) => void (await run(CREATE, { input }, as));
  for (const [index, subject] of subjects.entries()) {
    const date = `2026-03-0${index + 1}T12:00:00.000Z`;
    await send({ to: await idOf(sa), subject, date, message: `<p>Sobre ${subject}</p>` }, token);
  }
  await send({ to: await idOf(token), subject: 'Chegada', message: 'Oi' }, sa);
  const subjectsOfSa = async () => {
    const list = '{ messages(first: 100) { nodes { subject } } }';
    const { messages } = await run(list, {}, sa);
    return messages.nodes.map(({ subject }: { subject: string }) => subject) as string[];
  };
  const sentIds = async () => {
    const { messages } = await run(SENT, {}, token);
    return messages.nodes.map(({ id }: { id: string }) => id) as string[];
  };
  return { gateway, token, subjectsOfSa, sentIds };
}

const links = async () => {
  const list = within(await screen.findByRole('region', { name: 'Sent messages' }));
  return list.getAllByRole('link').map(({ textContent }) => textContent ?? '');
};

describe('what was sent', () => {
  it('is a view in the address, by the names of the recipients, with a search of its own', async () => {
    const as = await correspondence('Alfa', 'Beta');
    const { location, navigate } = await renderAt('/inbox?unread=1', as);
    await follow(/Chegada Oi$/);
    await screen.findByText(/^To: /);
    await click('radio', 'Sent');
    await screen.findByText('Showing 2 of 2');
    expect(location()).toBe('/inbox?folder=sent');
    const [first, second] = await links();
    expect(first).toMatch(/^To: Marina Duarte.*Beta$/);
    expect(second).toMatch(/^To: Marina Duarte.*Alfa$/);
    await navigate('/inbox?folder=sent&text=alfa');
    await screen.findByText('Showing 1 of 1');
    await screen.findByLabelText('Search by subject, recipient or text');
    await click('radio', 'Received');
    await waitFor(() => expect(location()).toBe('/inbox?text=alfa'));
    await screen.findByRole('heading', { name: 'No results' });
  });

  it('is read beside the list, without what can be done with what came in', async () => {
    const as = await correspondence('Alfa');
    const { location } = await renderAt('/inbox?folder=sent', as);
    await follow(/Alfa$/);
    const pane = within(await screen.findByRole('article', { name: 'Alfa' }));
    pane.getByText('To: Marina Duarte');
    pane.getByRole('button', { name: 'Delete' });
    expect(pane.queryByRole('button', { name: 'Mark as unread' })).toBe(null);
    expect(pane.queryByRole('link', { name: 'Reply' })).toBe(null);
    await act(async () => fireEvent.keyDown(document.body, { key: 'r' }));
    expect(location()).not.toContain('compose');
    screen.getByText('Unread (1)');
  });

  it('is deleted, one or several, for the sender alone, which one undo takes back', async () => {
    const as = await correspondence('Alfa', 'Beta');
    await renderAt('/inbox?folder=sent', as);
    await click('checkbox', 'Select “Alfa”');
    await click('checkbox', 'Select “Beta”');
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBe(null);
    await press('Delete');
    await screen.findByText('2 messages were deleted.');
    await screen.findByRole('heading', { name: 'No sent messages' });
    expect(await as.sentIds()).toEqual([]);
    expect(await as.subjectsOfSa()).toEqual(expect.arrayContaining(['Alfa', 'Beta']));
    await press('Undo');
    await screen.findByText('Showing 2 of 2');
  });

  it('says that it is empty, and has what was sent since when it is shown again', async () => {
    const as = await correspondence();
    await renderAt('/inbox?folder=sent', as);
    await screen.findByRole('heading', { name: 'No sent messages' });
    expect(screen.getAllByRole('link', { name: 'New message' })).toHaveLength(2);
    const me = (await as.gateway.graphql('{ me { id } }', {}, await as.gateway.demoTokenFor('SA')))
      .data!.me.id as string;
    const input = { to: me, subject: 'Gama', message: 'Oi' };
    await as.gateway.graphql(CREATE, { input }, as.token);
    await click('radio', 'Received');
    await screen.findByText('Showing 1 of 1');
    await click('radio', 'Sent');
    expect((await screen.findByRole('link', { name: /Gama Oi$/ })).textContent).toMatch(
      /^To: Marina/,
    );
  });

  it('is opened among the sent ones from the palette', async () => {
    const as = await correspondence('Jabuticaba');
    const [id] = await as.sentIds();
    const { location } = await renderAt('/profile', as);
    await press('Search');
    const field = await screen.findByPlaceholderText('Search here...');
    fireEvent.change(field, { target: { value: 'jabuti' } });
    const choice = await screen.findByRole('button', { name: /^Jabuticaba.*Marina Duarte$/ });
    await act(async () => fireEvent.click(choice));
    await waitFor(() => expect(location()).toBe(`/inbox?folder=sent&message=${id}`));
  });
});
