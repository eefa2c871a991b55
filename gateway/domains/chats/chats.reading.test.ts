import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const run = async (query: string, variables: object, token: string) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
};
const MARK_READ =
  'mutation ($id: ID!) { markChatRead(input: { chatId: $id }) { room { unread } } }';
const MESSAGES = 'query ($id: ID!) { chat(id: $id) { messages(first: 20) { nodes { text } } } }';

it('reading a chat leaves no activity and no entry in a history', async () => {
  const reader = await gateway.tokenFor('GUEST');
  const writer = await gateway.demoTokenFor('EDITOR');
  const { me } = await run('{ me { id } }', {}, writer);
  const open = 'mutation ($id: ID!) { openChat(input: { contactId: $id }) { chat { id } } }';
  const { id } = (await run(open, { id: me.id }, reader)).openChat.chat as { id: string };
  const add = `mutation ($id: ID!) {
    addChatMessage(input: { chatId: $id, text: "Oi" }) { message { id } }
  }`;
  await run(add, { id }, writer);
  const recorded = async () => ({
    activities: (await gateway.store.db.selectFrom('activities').select('id').execute()).length,
    history: await run('query ($id: ID!) { history(of: $id) { totalCount } }', { id }, reader),
  });
  const before = await recorded();
  expect(before.history).toEqual({ history: { totalCount: 1 } });

  const { markChatRead } = await run(MARK_READ, { id }, reader);
  expect(markChatRead).toEqual({ room: { unread: 0 } });
  await run(MESSAGES, { id }, reader);
  await run(MARK_READ, { id }, reader);
  expect(await recorded()).toEqual(before);
});

it('a room has the message that was sent last, which only its two contacts see', async () => {
  const [reader, other] = [await gateway.tokenFor('GUEST'), await gateway.tokenFor('GUEST')];
  const writer = await gateway.demoTokenFor('EDITOR');
  const { me } = await run('{ me { id } }', {}, writer);
  const open = `mutation ($id: ID!) {
    openChat(input: { contactId: $id }) { chat { id } }
  }`;
  const { id } = (await run(open, { id: me.id }, reader)).openChat.chat as { id: string };
  const rooms = '{ chatRooms(first: 100) { nodes { chatId lastMessage { text contactId } } } }';
  const lastFor = async (token: string) => {
    const { chatRooms } = await run(rooms, {}, token);
    const nodes = chatRooms.nodes as { chatId: string; lastMessage: unknown }[];
    return nodes.filter(({ chatId }) => chatId === id).map(({ lastMessage }) => lastMessage);
  };
  expect(await lastFor(reader)).toEqual([null]);
  const add = `mutation ($id: ID!, $text: String!, $time: DateTime) {
    addChatMessage(input: { chatId: $id, text: $text, time: $time }) { message { id } }
  }`;
  await run(add, { id, text: 'Primeira' }, reader);
  await run(add, { id, text: 'Segunda', time: '2020-01-01T00:00:00.000Z' }, writer);
  const last = { text: 'Segunda', contactId: me.id };
  expect(await lastFor(reader)).toEqual([last]);
  expect(await lastFor(writer)).toEqual([last]);
  expect(await lastFor(other)).toEqual([]);
});
