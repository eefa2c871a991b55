import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heldLater } from '../../../gateway/testing/held-later.ts';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, follow, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

interface Room {
  contactId: string;
  unread: number;
  contact: { name: string; status: string };
}

const ROOMS = `{
  unreadChatMessages
  chatRooms(first: 100) { nodes { contactId unread contact { name status } } }
}`;

/** The demo account of SA has rooms; a fresh account has none. */
async function asDemoSa(gateway: TestGateway) {
  const token = await gateway.demoTokenFor('SA');
  const { data } = await gateway.graphql(ROOMS, {}, token);
  const rooms = data!.chatRooms.nodes as Room[];
  return { gateway, token, rooms, unread: data!.unreadChatMessages as number };
}

async function textsWith(gateway: TestGateway, token: string, contactId: string) {
  const { data } = await gateway.graphql(
    'query ($id: ID!) { chatRoom(contactId: $id) { chat { messages(last: 100) { nodes { text } } } } }',
    { id: contactId },
    token,
  );
  const nodes = (data?.chatRoom?.chat.messages.nodes ?? []) as { text: string }[];
  return nodes.map(({ text }) => text);
}

const log = () => screen.findByRole('log');
const isAsking = (init: RequestInit | undefined, operation: string) =>
  typeof init?.body === 'string' && init.body.includes(operation);
const isWriting = (init: RequestInit | undefined) => isAsking(init, 'mutation AddChatMessage');

async function write(text: string, key: object = { key: 'Enter' }) {
  await fill(/^Message to/, text);
  await act(async () => fireEvent.keyDown(screen.getByLabelText(/^Message to/), key));
}

describe('the contacts', () => {
  it('show who was written with, their status in words and what is unread', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    await renderAt('/chat', as);
    const contacts = within(await screen.findByRole('region', { name: 'Contacts' }));
    for (const { contact, unread } of rooms) {
      const status = contact.status === 'online' ? 'Online' : 'Offline';
      const link = await contacts.findByRole('link', { name: new RegExp(contact.name) });
      expect(link.textContent).toContain(status);
      expect(link.textContent?.includes('unread')).toBe(unread > 0);
    }
    expect(contacts.getAllByRole('link')).toHaveLength(rooms.length);
  });

  it('are found by name among all, which the URL holds', async () => {
    const { location } = await renderAt('/chat', await asDemoSa(await startOwnGateway()));
    await fill('Find a contact', 'luisa');
    const contacts = within(await screen.findByRole('region', { name: 'Contacts' }));
    await waitFor(() => expect(contacts.getAllByRole('link')).toHaveLength(1));
    expect(location()).toBe('/chat?text=luisa');
    await follow(/Luísa/);
    expect(location()).toMatch(/^\/chat\/.+\?text=luisa$/);
    expect(screen.getByRole('link', { name: /Luísa/ }).getAttribute('aria-current')).toBe('true');
  });

  it('invite someone who has written to nobody to find somebody', async () => {
    await renderAt('/chat', { as: 'GUEST' });
    await screen.findByText(/You have not written to anybody yet/);
  });
});

describe('reading a room', () => {
  it('clears what is unread in it, in the list and in the sum', async () => {
    const { rooms, unread, ...as } = await asDemoSa(await startOwnGateway());
    const room = rooms.find((each) => each.unread > 0)!;
    await renderAt(`/chat/${room.contactId}`, as);
    await within(await log()).findByText('New messages');
    await waitFor(async () => {
      const { data } = await as.gateway.graphql(ROOMS, {}, as.token);
      expect(data?.unreadChatMessages).toBe(unread - room.unread);
    });
    const link = screen.getByRole('link', { name: new RegExp(room.contact.name) });
    await waitFor(() => expect(link.textContent).not.toContain('unread'));
  });

  it('says who is not there', async () => {
    await renderAt('/chat/nobody', { as: 'GUEST' });
    await screen.findByText('There is no such contact.');
  });

  it('that could not be read is tried again where it failed', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    let isDown = true;
    await renderAt(`/chat/${rooms[0]!.contactId}`, {
      ...as,
      network: (send) => (input, init) =>
        isDown && isAsking(init, 'query ChatRoom(')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await screen.findByRole('alert');
    screen.getByRole('region', { name: 'Contacts' });
    isDown = false;
    await press('Try again');
    await log();
  });
});

describe('writing', () => {
  it('sends by Enter, breaks the line by Shift and Enter, and sends nothing blank', async () => {
    const held = heldLater();
    const { rooms, ...as } = await asDemoSa(await startOwnGateway({ later: held.later }));
    const { contactId } = rooms[0]!;
    await renderAt(`/chat/${contactId}`, as);
    await log();
    const before = await textsWith(as.gateway, as.token, contactId);
    await write('  \n ');
    await write('Chegou a caixa', { key: 'Enter', shiftKey: true });
    expect(valueOf(/^Message to/)).toBe('Chegou a caixa');
    expect(await textsWith(as.gateway, as.token, contactId)).toEqual(before);
    await write('Chegou a caixa\nde mel ');
    expect(valueOf(/^Message to/)).toBe('');
    await within(await log()).findByText(/Chegou a caixa/);
    await waitFor(() => expect(screen.queryByText('Sending…')).toBe(null));
    const texts = [...before, 'Chegou a caixa\nde mel'];
    expect(await textsWith(as.gateway, as.token, contactId)).toEqual(texts);
  });

  it('brings the answer that the gateway gives', async () => {
    const held = heldLater();
    const { rooms, ...as } = await asDemoSa(await startOwnGateway({ later: held.later }));
    await renderAt(`/chat/${rooms[0]!.contactId}`, as);
    await log();
    await write('Oi');
    await waitFor(() => expect(held.delays()).toEqual([2000]));
    await held.release();
    await within(await log()).findByText(/Respondo com calma/);
  });

  it('makes the room with the first message, not before', async () => {
    const gateway = await startOwnGateway();
    const token = await gateway.tokenFor('GUEST');
    const { data } = await gateway.graphql('{ chatContacts { nodes { id name } } }', {}, token);
    const [contact] = data!.chatContacts.nodes as { id: string; name: string }[];
    await renderAt('/chat?list=all', { gateway, token });
    await follow(new RegExp(contact!.name));
    await screen.findByText(/Nothing was written yet/);
    const rooms = async () =>
      (await gateway.graphql(ROOMS, {}, token)).data?.chatRooms.nodes as unknown[];
    expect(await rooms()).toEqual([]);
    await write('Bom dia!');
    await within(await log()).findByText('Bom dia!');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBe(null));
    expect(await rooms()).toHaveLength(1);
    expect(await textsWith(gateway, token, contact!.id)).toEqual(['Bom dia!']);
  });

  it('keeps what could not be sent, over a reload too, and sends it once when tried again', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    const { contactId } = rooms[0]!;
    let isDown = true;
    const { reload } = await renderAt(`/chat/${contactId}`, {
      ...as,
      network: (send) => async (input, init) => {
        const answer = await send(input, init);
        // It arrives, and its answer is lost.
        if (isDown && isWriting(init)) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    await log();
    await write('Uma vez só');
    await screen.findByText('Not sent');
    await reload();
    isDown = false;
    await waitFor(() => expect(screen.getAllByText('Uma vez só')).toHaveLength(1));
    const texts = await textsWith(as.gateway, as.token, contactId);
    expect(texts.filter((text) => text === 'Uma vez só')).toHaveLength(1);
  });

  it('keeps a message that never arrived, with a button that sends it', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    const { contactId } = rooms[0]!;
    let isDown = true;
    await renderAt(`/chat/${contactId}`, {
      ...as,
      network: (send) => (input, init) =>
        isDown && isWriting(init)
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await log();
    await write('Insisto');
    await screen.findByText('Not sent');
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('Not sent')).toBe(null));
    await waitFor(async () =>
      expect(await textsWith(as.gateway, as.token, contactId)).toContain('Insisto'),
    );
  });

  it('keeps a draft for each contact', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    const [one, other] = rooms;
    const { navigate, reload } = await renderAt(`/chat/${one!.contactId}`, as);
    await fill(/^Message to/, 'Ainda penso');
    await navigate(`/chat/${other!.contactId}`);
    await screen.findByLabelText(`Message to ${other!.contact.name}`);
    expect(valueOf(/^Message to/)).toBe('');
    await navigate(`/chat/${one!.contactId}`);
    await reload();
    await screen.findByLabelText(`Message to ${one!.contact.name}`);
    expect(valueOf(/^Message to/)).toBe('Ainda penso');
    await fill(/^Message to/, '');
  });

  it('puts an emoji where the cursor is, chosen by arrows', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    await renderAt(`/chat/${rooms[0]!.contactId}`, as);
    await fill(/^Message to/, 'Oba');
    await press('Emojis');
    const first = await screen.findByRole('button', { name: 'Smile' });
    await act(async () => fireEvent.keyDown(first, { key: 'ArrowDown' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thumbs up');
    await press('Thumbs up');
    expect(valueOf(/^Message to/)).toContain('👍');
    await fill(/^Message to/, '');
  });
});
