import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { asDemoSa, isAsking, log, ROOMS } from '../../testing/chats.ts';
import { fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

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
    await fill('Search contacts', 'luisa');
    const contacts = within(await screen.findByRole('region', { name: 'Contacts' }));
    await waitFor(() => expect(contacts.getAllByRole('link')).toHaveLength(1));
    expect(location()).toBe('/chat?text=luisa');
    await follow(/Luísa/);
    expect(location()).toMatch(/^\/chat\/.+\?text=luisa$/);
    expect(screen.getByRole('link', { name: /Luísa/ }).getAttribute('aria-current')).toBe('true');
  });

  it('show how the last message begins, and whose it is', async () => {
    const { rooms, ...as } = await asDemoSa(await startOwnGateway());
    await renderAt('/chat', as);
    const contacts = within(await screen.findByRole('region', { name: 'Contacts' }));
    for (const { contact, contactId, lastMessage } of rooms) {
      const link = await contacts.findByRole('link', { name: new RegExp(contact.name) });
      const words = `${lastMessage.contactId === contactId ? '' : 'You: '}${lastMessage.text}`;
      expect(link.textContent).toContain(words);
    }
  });

  it('invite someone who has written to nobody to find somebody', async () => {
    const { location } = await renderAt('/chat', { as: 'GUEST' });
    await screen.findByText(/No chats yet/);
    await press('Show all contacts');
    await screen.findByRole('link', { name: /Luísa Camargo/ });
    expect(location()).toBe('/chat?list=all');
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
    await screen.findByText('Contact not found.');
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
