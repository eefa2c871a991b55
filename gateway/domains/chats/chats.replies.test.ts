import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualScheduler } from '../../testing/manual-scheduler.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { CANNED_REPLY } from './chats.rules.ts';

const ROOMS = `{ chatRooms(first: 100) { nodes { chatId contactId unread } } }`;
const ADD = `mutation ($chatId: ID!, $text: String!) {
  addChatMessage(input: { chatId: $chatId, text: $text }) { message { id } }
}`;
const MESSAGES = `query ($chatId: ID!) {
  chat(id: $chatId) { messages(last: 100) { nodes { contactId text } } }
}`;

interface Room {
  chatId: string;
  contactId: string;
  unread: number;
}

const clock = manualScheduler();
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ scheduler: clock.scheduler });
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

async function rooms(): Promise<{ withStranger: Room; withAccount: Room }> {
  const { data } = await gateway.graphql(ROOMS, {}, token);
  const all = data?.chatRooms.nodes as Room[];
  const accounts = await gateway.store.db.selectFrom('accounts').select('id').execute();
  const isAccount = ({ contactId }: Room) => accounts.some(({ id }) => id === contactId);
  return { withStranger: all.find((room) => !isAccount(room))!, withAccount: all.find(isAccount)! };
}

async function messagesOf({ chatId }: Room) {
  const { data } = await gateway.graphql(MESSAGES, { chatId }, token);
  return data?.chat.messages.nodes as { contactId: string; text: string }[];
}

const write = async ({ chatId }: Room, text: string) => {
  const { errors } = await gateway.graphql(ADD, { chatId, text }, token);
  expect(errors).toBeUndefined();
};

describe('in the demo profile, a contact without an account', () => {
  it('answers two seconds after a message, once a message', async () => {
    const { withStranger } = await rooms();
    const before = await messagesOf(withStranger);
    await write(withStranger, 'Oi');
    await write(withStranger, 'Tudo bem?');
    expect(clock.delays()).toEqual([2_000, 2_000]);
    expect(await messagesOf(withStranger)).toHaveLength(before.length + 2);
    await clock.release();
    const reply = { contactId: withStranger.contactId, text: CANNED_REPLY };
    expect((await messagesOf(withStranger)).slice(-2)).toEqual([reply, reply]);
    expect((await rooms()).withStranger).toMatchObject({
      chatId: withStranger.chatId,
      unread: 2,
    });
    expect(clock.delays()).toEqual([]);
  });

  it('leaves a record that nobody signed for, and that the account alone may see', async () => {
    const { withStranger } = await rooms();
    await write(withStranger, 'Oi');
    await clock.release();
    const [last] = await gateway.store.db
      .selectFrom('activities')
      .select(['accountId', 'ownerId', 'title'])
      .orderBy('number', 'desc')
      .limit(1)
      .execute();
    const { data } = await gateway.graphql('{ me { id } }', {}, token);
    expect(last).toEqual({ accountId: null, ownerId: data?.me.id, title: CANNED_REPLY });
  });

  it('does not answer to a message that was refused', async () => {
    const { withStranger } = await rooms();
    const { errors } = await gateway.graphql(ADD, { ...withStranger, text: ' ' }, token);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(clock.delays()).toEqual([]);
  });
});

describe('nobody answers', () => {
  it('in the place of an account: people answer for themselves', async () => {
    const { withAccount } = await rooms();
    const before = await messagesOf(withAccount);
    await write(withAccount, 'Oi');
    await clock.release();
    const after = await messagesOf(withAccount);
    expect(after.slice(before.length).map(({ text }) => text)).toEqual(['Oi']);
  });

  it('in the production profile', async () => {
    const held = manualScheduler();
    const environment = { PROFILE: 'production', JWT_SECRET: 'x'.repeat(32) };
    const production = await startGateway({ scheduler: held.scheduler, environment });
    const as = await production.tokenFor('GUEST');
    const stranger = { id: 'stranger', name: 'Elisa', avatar: null, mood: '', searchText: 'elisa' };
    await production.store.db
      .insertInto('chatContacts')
      .values({ ...stranger, nameKey: 'elisa' })
      .execute();
    const open = 'mutation { openChat(input: { contactId: "stranger" }) { chat { id } } }';
    const { data } = await production.graphql(open, {}, as);
    const chatId = data?.openChat.chat.id as string;
    expect((await production.graphql(ADD, { chatId, text: 'Oi' }, as)).errors).toBeUndefined();
    expect(held.delays()).toEqual([]);
    await production.stop();
  });
});
