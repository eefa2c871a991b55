import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CHAT = `id contacts { id name } messages(first: 100) {
  nodes { id contactId text time contact { id } } totalCount
}`;
const ONE = `query ($id: ID!) { chat(id: $id) { ${CHAT} } }`;
const ROOM = 'chatId contactId unread lastChatTime contact { id name }';
const ROOMS = `query ($callerId: ID, $filter: ChatRoomFilter) {
  chatRooms(callerId: $callerId, first: 100, filter: $filter) { nodes { ${ROOM} } totalCount }
}`;
const OPEN = `mutation ($input: OpenChatInput!) { openChat(input: $input) { isNew chat { ${CHAT} } } }`;
const ADD = `mutation ($input: AddChatMessageInput!) {
  addChatMessage(input: $input) { message { id text time contactId } chat { ${CHAT} } }
}`;
const READ = `mutation ($id: ID!) { markChatRead(input: { chatId: $id }) { room { ${ROOM} } } }`;

interface Room {
  chatId: string;
  contactId: string;
  unread: number;
  lastChatTime: string;
}

let gateway: TestGateway;
let sa: Someone;
let editor: Someone;
beforeAll(async () => {
  gateway = await startGateway();
  sa = await someone(await gateway.demoTokenFor('SA'));
  editor = await someone(await gateway.demoTokenFor('EDITOR'));
});
afterAll(() => gateway.stop());

interface Someone {
  token: string;
  id: string;
  name: string;
}

async function someone(token: string): Promise<Someone> {
  const { data } = await gateway.graphql('{ me { id name } }', {}, token);
  return { token, ...(data?.me as { id: string; name: string }) };
}
const newcomer = async () => someone(await gateway.tokenFor('GUEST'));

const run = (query: string, variables: object, { token }: Someone) =>
  gateway.graphql(query, variables, token);
const roomsOf = async (who: Someone, filter: object = {}) =>
  (await run(ROOMS, { filter }, who)).data?.chatRooms.nodes as Room[];
const open = (who: Someone, input: object) => run(OPEN, { input }, who);
const add = (who: Someone, input: object) => run(ADD, { input }, who);

async function roomOf(who: Someone, contactId: string): Promise<string> {
  const { data, errors } = await open(who, { contactId });
  expect(errors).toBeUndefined();
  return data?.openChat.chat.id as string;
}

describe('opening a chat', () => {
  it('makes a room once, the same from either side', async () => {
    const guest = await newcomer();
    const { data } = await open(guest, { contactId: editor.id });
    expect(data?.openChat).toMatchObject({ isNew: true, chat: { messages: { totalCount: 0 } } });
    const again = await open(guest, { contactId: editor.id, callerId: guest.id });
    expect(again.data?.openChat).toEqual({ ...data?.openChat, isNew: false });
    const fromThere = await open(editor, { contactId: guest.id });
    expect(fromThere.data?.openChat).toEqual({ ...data?.openChat, isNew: false });
  });

  it('makes one room when both open it many times at once', async () => {
    const guest = await newcomer();
    await roomOf(guest, sa.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? open(guest, { contactId: editor.id })
          : open(editor, { contactId: guest.id }),
      ),
    );
    const opened = answers.map(({ data }) => data?.openChat as { isNew: boolean; chat: object });
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(opened.map(({ chat }) => JSON.stringify(chat))).size).toBe(1);
  });

  it('makes a contact of an account that chats for the first time', async () => {
    const guest = await newcomer();
    const contact = async () =>
      (
        await run(
          'query ($id: ID!) { chatContact(id: $id) { id name status mood } }',
          { id: guest.id },
          sa,
        )
      ).data?.chatContact as unknown;
    expect(await contact()).toBeNull();
    await roomOf(guest, sa.id);
    expect(await contact()).toEqual({ id: guest.id, name: guest.name, status: 'online', mood: '' });
  });

  it('is refused with oneself, with nobody, and as somebody else', async () => {
    const before = (await roomsOf(sa)).length;
    const refusals = [
      [{ contactId: sa.id }, 'INVALID'],
      [{ contactId: 'none' }, 'NOT_FOUND'],
      [{ contactId: editor.id, callerId: 'none' }, 'NOT_FOUND'],
      [{ contactId: sa.id, callerId: editor.id }, 'NOT_FOUND'],
    ] as const;
    for (const [input, code] of refusals) {
      expect((await open(sa, input)).errors?.[0]?.extensions?.code).toBe(code);
    }
    expect(await roomsOf(sa)).toHaveLength(before);
  });
});

describe('a room', () => {
  it('is listed for both, the last written first, with the other contact', async () => {
    const rooms = await roomsOf(sa);
    const times = rooms.map(({ lastChatTime }) => lastChatTime);
    expect(times).toEqual([...times].sort().reverse());
    for (const room of rooms) {
      expect(room.contactId).not.toBe(sa.id);
      expect(room).toMatchObject({ contact: { id: room.contactId } });
    }
    const shared = rooms.find(({ contactId }) => contactId === editor.id)!;
    const [there] = (await roomsOf(editor)).filter(({ chatId }) => chatId === shared.chatId);
    expect(there).toMatchObject({ contactId: sa.id });
  });

  it('is as if it did not exist to whoever is not in it', async () => {
    const [room] = await roomsOf(sa);
    const stranger = await newcomer();
    const id = room!.chatId;
    expect((await run(ONE, { id }, sa)).data?.chat).toMatchObject({ id });
    expect((await run(ONE, { id }, stranger)).data).toEqual({ chat: null });
    for (const answer of [
      add(stranger, { chatId: id, text: 'a' }),
      run(READ, { id }, stranger),
      run(READ, { id: 'none' }, sa),
      add(sa, { chatId: 'none', text: 'a' }),
    ]) {
      expect((await answer).errors?.[0]).toMatchObject({
        message: 'Chat not found',
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });

  it('is not listed for somebody who says to be another', async () => {
    const stranger = await newcomer();
    const { errors } = await run(ROOMS, { callerId: sa.id }, stranger);
    expect(errors?.[0]).toMatchObject({ message: 'Contact not found' });
  });
});

describe('writing', () => {
  it('appends a trimmed message, and counts it for the other', async () => {
    const guest = await newcomer();
    const chatId = await roomOf(guest, editor.id);
    const time = '2031-02-03T04:05:06.000Z';
    await add(guest, { chatId, text: 'Oi' });
    const { data } = await add(guest, { chatId, contactId: guest.id, text: ' Tudo\n bem? ', time });
    const { message, chat } = data?.addChatMessage as {
      message: object;
      chat: { messages: { nodes: object[] } };
    };
    expect(message).toMatchObject({ text: 'Tudo\n bem?', time, contactId: guest.id });
    expect(chat.messages.nodes.map((each) => (each as { text: string }).text)).toEqual([
      'Oi',
      'Tudo\n bem?',
    ]);
    expect(chat.messages.nodes[1]).toMatchObject({ ...message, contact: { id: guest.id } });
    const [own] = await roomsOf(guest);
    expect(own).toMatchObject({ unread: 0, lastChatTime: time });
    const [theirs] = await roomsOf(editor, { hasUnread: true });
    expect(theirs).toMatchObject({ chatId, unread: 2, lastChatTime: time, contactId: guest.id });
  });

  it('marks what came before as read for who writes, and so does reading', async () => {
    const guest = await newcomer();
    const chatId = await roomOf(guest, editor.id);
    const unreadOf = async (who: Someone) =>
      (await roomsOf(who)).find((room) => room.chatId === chatId)?.unread;
    await add(guest, { chatId, text: 'a' });
    await add(editor, { chatId, text: 'b' });
    expect([await unreadOf(guest), await unreadOf(editor)]).toEqual([1, 0]);
    const { data } = await run(READ, { id: chatId }, guest);
    expect(data?.markChatRead.room).toMatchObject({ chatId, unread: 0, contactId: editor.id });
    expect(await unreadOf(guest)).toBe(0);
  });

  it('loses none of many messages at once, and numbers them without a gap', async () => {
    const guest = await newcomer();
    const chatId = await roomOf(guest, editor.id);
    const texts = Array.from({ length: 30 }, (_, index) => `message ${index}`);
    await Promise.all(
      texts.map((text, index) => add(index % 2 === 0 ? guest : editor, { chatId, text })),
    );
    const rows = await gateway.store.db
      .selectFrom('chatMessages')
      .selectAll()
      .where('chatId', '=', chatId)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(texts.map((_text, index) => index + 1));
    expect(rows.map(({ text }) => text).sort()).toEqual([...texts].sort());
  });

  it('is refused with a bad text, a taken id, and as somebody else', async () => {
    const chatId = await roomOf(sa, editor.id);
    const { data } = await run(ONE, { id: chatId }, sa);
    const { id } = data?.chat.messages.nodes[0] as { id: string };
    const refusals = [
      [{ chatId, text: ' \n ' }, 'INVALID'],
      [{ chatId, text: 'x'.repeat(4_001) }, 'INVALID'],
      [{ chatId, text: 'a', time: 'now' }, 'INVALID'],
      [{ chatId, text: 'a', contactId: editor.id }, 'FORBIDDEN'],
      [{ chatId, text: 'a', contactId: 'another' }, 'NOT_FOUND'],
      [{ chatId, text: 'a', id }, 'CONFLICT'],
    ] as const;
    for (const [input, code] of refusals) {
      expect((await add(sa, input)).errors?.[0]?.extensions?.code).toBe(code);
    }
    expect((await run(ONE, { id: chatId }, sa)).data).toEqual(data);
  });

  it('is recorded as the writer’s own doing, for nobody else to see', async () => {
    const guest = await newcomer();
    const chatId = await roomOf(guest, editor.id);
    await add(guest, { chatId, text: 'Entre nós' });
    const rows = await gateway.store.db
      .selectFrom('activities')
      .select(['kind', 'ownerId'])
      .where('accountId', '=', guest.id)
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { kind: 'Chat', ownerId: guest.id },
      { kind: 'ChatMessage', ownerId: guest.id },
    ]);
  });
});
