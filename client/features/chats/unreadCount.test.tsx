import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asDemoSa, log } from '../../testing/chats.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const ROOMS = '{ chatRooms(first: 100) { nodes { chatId unread contact { id name } } } }';
const WRITE = `mutation ($input: AddChatMessageInput!) {
  addChatMessage(input: $input) { message { id } }
}`;

it('a message that is read as it comes leaves the other unread ones counted', async () => {
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
  const button = await screen.findByRole('button', { name: /^Chat/ });
  const left = as.rooms
    .filter(({ contactId }) => contactId !== contact.id)
    .reduce((sum, { unread }) => sum + unread, 0);
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
  const input = { chatId, text: 'Chegou o pedido?' };
  expect((await gateway.graphql(WRITE, { input }, admin)).errors).toBe(undefined);
  await within(messages).findByText('Chegou o pedido?');
  await waitFor(async () => {
    const { data } = await gateway.graphql('{ unreadChatMessages }', {}, as.token);
    expect(data?.unreadChatMessages).toBe(left);
  });
  await waitFor(() => expect(countOf(button)).toBe(left));
  observer.disconnect();
  expect(Math.min(left, ...seen)).toBe(left);
});

const countOf = (button: HTMLElement) =>
  Number(/\d+/.exec(button.getAttribute('aria-label') ?? button.textContent)?.[0] ?? 0);
