import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asDemoSa, log } from '../../testing/chats.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const ROOMS = '{ chatRooms(first: 100) { nodes { chatId unread contact { id name } } } }';
const WRITE = `mutation ($input: AddChatMessageInput!) {
  addChatMessage(input: $input) { message { id } }
}`;

async function openShared() {
  const as = await asDemoSa(await startOwnGateway());
  const { gateway } = as;
  const admin = await gateway.demoTokenFor('ADMIN');
  const roomsOf = async (token: string) =>
    (await gateway.graphql(ROOMS, {}, token)).data!.chatRooms.nodes as {
      chatId: string;
      contact: { id: string; name: string };
    }[];
  const theirs = await roomsOf(admin);
  const { chatId, contact } = (await roomsOf(as.token)).find((room) =>
    theirs.some((each) => each.chatId === room.chatId),
  )!;
  await renderAt(`/chat/${contact.id}`, as);
  const messages = await log();
  const left = as.rooms
    .filter(({ contactId }) => contactId !== contact.id)
    .reduce((sum, { unread }) => sum + unread, 0);
  const unread = async () =>
    (await gateway.graphql('{ unreadChatMessages }', {}, as.token)).data!.unreadChatMessages;
  await waitFor(async () => expect(await unread()).toBe(left));
  const write = async (text: string) => {
    await gateway.graphql(WRITE, { input: { chatId, text } }, admin);
    await within(messages).findByText(text);
  };
  return { messages, left, unread, write };
}

it('a message that is read as it comes leaves the other unread ones counted', async () => {
  const { left, unread, write } = await openShared();
  const button = await screen.findByRole('button', { name: /^Chat/ });
  expect(left).toBeGreaterThan(0);
  await waitFor(() => expect(countOf(button)).toBe(left));
  const seen = new Set<number>();
  const observer = new MutationObserver(() => seen.add(countOf(button)));
  observer.observe(button, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await write('Chegou o pedido?');
  await waitFor(async () => expect(await unread()).toBe(left));
  await waitFor(() => expect(countOf(button)).toBe(left));
  observer.disconnect();
  expect(Math.min(left, ...seen)).toBe(left);
});

it('messages that come while the history is read are counted, and unread until they are shown', async () => {
  const { messages, left, unread, write } = await openShared();
  const scrollTo = (top: number) => {
    messages.scrollTop = top;
    fireEvent.scroll(messages);
  };
  scrollTo(-200);
  await screen.findByRole('button', { name: 'Jump to latest' });
  await write('Chegou o pedido?');
  await write('Pode ser hoje?');
  await screen.findByRole('button', { name: '2 new messages' });
  expect(await unread()).toBe(left + 2);
  scrollTo(0);
  await waitFor(async () => expect(await unread()).toBe(left));
  expect(screen.queryByRole('button', { name: /new message|latest/ })).toBe(null);
});

const countOf = (button: HTMLElement) =>
  Number(/\d+/.exec(button.getAttribute('aria-label') ?? button.textContent)?.[0] ?? 0);
