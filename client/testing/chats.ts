import { act, fireEvent, screen } from '@testing-library/react';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { fill } from './forms.ts';

export interface Room {
  contactId: string;
  unread: number;
  contact: { name: string; status: string };
  lastMessage: { contactId: string; text: string };
}

export const ROOMS = `{
  unreadChatMessages
  chatRooms(first: 100) { nodes { contactId unread contact { name status } lastMessage { contactId text } } }
}`;

/** The demo account of SA has rooms; a fresh account has none. */
export async function asDemoSa(gateway: TestGateway) {
  const token = await gateway.demoTokenFor('SA');
  const { data } = await gateway.graphql(ROOMS, {}, token);
  const rooms = data!.chatRooms.nodes as Room[];
  return { gateway, token, rooms, unread: data!.unreadChatMessages as number };
}

export async function textsWith(gateway: TestGateway, token: string, contactId: string) {
  const { data } = await gateway.graphql(
    'query ($id: ID!) { chatRoom(contactId: $id) { chat { messages(last: 100) { nodes { text } } } } }',
    { id: contactId },
    token,
  );
  const nodes = (data?.chatRoom?.chat.messages.nodes ?? []) as { text: string }[];
  return nodes.map(({ text }) => text);
}

export const log = () => screen.findByRole('log');
export const isAsking = (init: RequestInit | undefined, operation: string) =>
  typeof init?.body === 'string' && init.body.includes(operation);
export const isWriting = (init: RequestInit | undefined) =>
  isAsking(init, 'mutation AddChatMessage');

export async function write(text: string, key: object = { key: 'Enter' }) {
  await fill(/^Message to/, text);
  await act(async () => fireEvent.keyDown(screen.getByLabelText(/^Message to/), key));
}
