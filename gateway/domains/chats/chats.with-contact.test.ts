import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WITH = `query ($contactId: ID!) {
  chatRoom(contactId: $contactId) {
    chatId contactId unread chat { id messages(last: 10) { nodes { text } } }
  }
  unreadChatMessages
}`;
const OPEN = `mutation ($contactId: ID!) { openChat(input: { contactId: $contactId }) { chat { id } } }`;
const ADD = `mutation ($chatId: ID!, $text: String!) {
  addChatMessage(input: { chatId: $chatId, text: $text }) { message { id } }
}`;
const READ = `mutation ($chatId: ID!) { markChatRead(input: { chatId: $chatId }) { room { unread } } }`;

interface Someone {
  token: string;
  id: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const run = async (query: string, variables: object, { token }: Someone) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
};

async function newcomer(): Promise<Someone> {
  const token = await gateway.tokenFor('GUEST');
  const { data } = await gateway.graphql('{ me { id } }', {}, token);
  const someone = { token, id: data?.me.id as string };
  await open(someone, SA_ID);
  return someone;
}

const open = async (who: Someone, contactId: string) =>
  (await run(OPEN, { contactId }, who)).openChat.chat.id as string;

describe('the room with a contact', () => {
  it('is there once it was opened, for each of the two as they see it', async () => {
    const [one, other, stranger] = [await newcomer(), await newcomer(), await newcomer()];
    expect(await run(WITH, { contactId: other.id }, one)).toEqual({
      chatRoom: null,
      unreadChatMessages: 0,
    });
    const chatId = await open(one, other.id);
    await run(ADD, { chatId, text: 'Oi' }, one);
    const chat = { id: chatId, messages: { nodes: [{ text: 'Oi' }] } };
    expect((await run(WITH, { contactId: other.id }, one)).chatRoom).toEqual({
      chatId,
      contactId: other.id,
      unread: 0,
      chat,
    });
    const seenThere = (await run(WITH, { contactId: one.id }, other)).chatRoom;
    expect(seenThere).toEqual({ chatId, contactId: one.id, unread: 1, chat });
    expect((await run(WITH, { contactId: one.id }, stranger)).chatRoom).toBeNull();
  });

  it('adds what is unread in it to the sum of all rooms', async () => {
    const reader = await newcomer();
    const unread = async () =>
      (await run(WITH, { contactId: SA_ID }, reader)).unreadChatMessages as number;
    const writers = [await newcomer(), await newcomer()];
    for (const writer of writers) {
      const chatId = await open(writer, reader.id);
      for (const text of ['a', 'b']) await run(ADD, { chatId, text }, writer);
    }
    expect(await unread()).toBe(4);
    await run(READ, { chatId: await open(reader, writers[0]!.id) }, reader);
    expect(await unread()).toBe(2);
  });
});
