import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { manualScheduler } from '../../testing/manual-scheduler.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

type Fields = Record<string, unknown>;

const clock = manualScheduler();
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true, scheduler: clock.scheduler });
  const twentyfold = 20;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: twentyfold });
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const get = (url: string, body?: unknown, as = token) =>
  gateway.call({ method: 'GET', url: `/api/chat${url}`, token: as, ...(body ? { body } : {}) });
const add = (body: unknown, as = token) => gateway.call({ url: '/api/chat/add', body, token: as });

async function list(url: string): Promise<Fields[]> {
  const { status, body } = await get(url);
  expect(status).toBe(200);
  return body as Fields[];
}

const recent = () => list(`/contacts/recent?id=${SA_ID}`);

describe('GET /api/chat/contacts/all', () => {
  it('answers every contact once but the caller, more than a page holds', async () => {
    const contacts = await list(`/contacts/all?id=${SA_ID}`);
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(8 * 20 + 3);
    expect(contacts.some(({ id }) => id === SA_ID)).toBe(false);
    for (const contact of contacts) {
      expect(Object.keys(contact).join()).toBe('id,name,avatar,status,mood');
    }
  });
});

describe('GET /api/chat/contacts', () => {
  it('answers one contact', async () => {
    const [contact] = await list(`/contacts/all?id=${SA_ID}`);
    expect(await get(`/contacts?id=${String(contact?.id)}`)).toEqual({
      status: 200,
      body: contact,
    });
    expect((await get('/contacts?id=none')).status).toBe(404);
  });
});

describe('GET /api/chat/contacts/recent', () => {
  it('answers every room once, with the other contact’s fields', async () => {
    const rooms = await recent();
    expect(new Set(rooms.map(({ chatId }) => chatId)).size).toBe(6 * 20 + 3);
    for (const room of rooms) {
      expect(Object.keys(room).join()).toBe(
        'id,name,avatar,status,mood,chatId,contactId,unread,lastChatTime',
      );
      expect(room.id).toBe(room.contactId);
      expect(room.id).not.toBe(SA_ID);
    }
  });

  it.each(['/contacts/recent', '/contacts/all'])(
    'and the like: %s is not found for another, and is the caller’s for nobody in particular',
    async (url) => {
      const other = await gateway.tokenFor('SA');
      expect((await get(`${url}?id=${SA_ID}`, undefined, other)).status).toBe(404);
      expect((await get(`${url}?id=none`)).status).toBe(404);
      expect(await get(url)).toEqual(await get(`${url}?id=${SA_ID}`));
    },
  );
});

describe('GET /api/chat', () => {
  it('answers the messages merged with the contacts who wrote them, to who is in the room', async () => {
    const [room] = await recent();
    const url = `?chatId=${String(room?.chatId)}`;
    const messages = await list(url);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) {
      expect(Object.keys(message).join()).toBe('id,name,avatar,status,mood,contactId,text,time');
      expect(message.id).toBe(message.contactId);
      expect([SA_ID, room?.contactId]).toContain(message.contactId);
    }
    expect(await get('', { chatId: room?.chatId })).toEqual({ status: 200, body: messages });
    expect((await get(url, undefined, await gateway.tokenFor('SA'))).status).toBe(404);
    expect((await get('?chatId=none')).status).toBe(404);
  });

  it('answers every message of a room, more than a page holds, in their order', async () => {
    const chatId = String((await recent())[3]?.chatId);
    const texts = Array.from({ length: 120 }, (_, index) => `message ${index}`);
    const before = await list(`?chatId=${chatId}`);
    for (const text of texts) await add({ chatId, contactId: SA_ID, text });
    const after = await list(`?chatId=${chatId}`);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ text }) => text)).toEqual(texts);
    const { body } = await get('/chat-room', {
      currentUser: SA_ID,
      contactId: (await recent()).find((room) => room.chatId === chatId)?.contactId,
    });
    expect(body).toEqual({ chatId, messageList: after, recentListUpdated: false });
  });
});

describe('GET /api/chat/chat-room', () => {
  it('makes a room the first time, and says so', async () => {
    const rooms = await recent();
    const contacts = await list(`/contacts/all?id=${SA_ID}`);
    const known = new Set(rooms.map(({ contactId }) => contactId));
    const contactId = contacts.find(({ id }) => !known.has(id))?.id;
    const first = await get('/chat-room', { currentUser: SA_ID, contactId });
    expect(first).toEqual({
      status: 200,
      body: { chatId: expect.any(String), messageList: [], recentListUpdated: true },
    });
    const url = `/chat-room?currentUser=${SA_ID}&contactId=${String(contactId)}`;
    expect(await get(url)).toEqual({
      status: 200,
      body: { ...(first.body as Fields), recentListUpdated: false },
    });
    expect(await recent()).toHaveLength(rooms.length + 1);
  });

  it('is refused as another, with oneself, and with nobody', async () => {
    const rooms = await recent();
    const [{ contactId }] = rooms as [Fields];
    for (const [input, status] of [
      [{ currentUser: contactId, contactId: SA_ID }, 404],
      [{ currentUser: SA_ID, contactId: 'none' }, 404],
      [{ currentUser: SA_ID, contactId: SA_ID }, 400],
      [{ currentUser: SA_ID }, 400],
    ] as const) {
      expect((await get('/chat-room', input)).status).toBe(status);
    }
    expect(await recent()).toEqual(rooms);
  });
});

describe('POST /api/chat/add', () => {
  it('answers the room’s messages, the new one last, and the reply comes later', async () => {
    await clock.release();
    const room = (await recent()).find(({ name }) => name !== 'Luísa Camargo')!;
    const before = await list(`?chatId=${String(room.chatId)}`);
    const sent = {
      chatId: room.chatId,
      contactId: SA_ID,
      text: ' Oi ',
      time: '2030-01-02T03:04:05Z',
    };
    const { status, body } = await add(sent);
    const messages = body as Fields[];
    expect(status).toBe(200);
    expect(messages.slice(0, -1)).toEqual(before);
    expect(messages.at(-1)).toMatchObject({
      contactId: SA_ID,
      name: 'Marina Duarte',
      text: 'Oi',
      time: '2030-01-02T03:04:05.000Z',
    });
    expect(clock.delays()).toEqual([2_000]);
  });

  it('that comes late leaves the room’s last time, and goes into the room all the same', async () => {
    const [room] = await recent();
    const sent = { chatId: room!.chatId, contactId: SA_ID, text: 'Atrasada' };
    const time = '2020-01-02T03:04:05.000Z';
    const { body } = await add({ ...sent, time });
    expect((body as Fields[]).filter((each) => each.time === time)).toHaveLength(1);
    expect((await recent())[0]).toMatchObject({
      chatId: room!.chatId,
      lastChatTime: room!.lastChatTime,
    });
  });

  it('that is refused changes nothing', async () => {
    const [room] = await recent();
    const chatId = room?.chatId;
    const before = await list(`?chatId=${String(chatId)}`);
    for (const [body, status] of [
      [{ chatId, contactId: SA_ID, text: '  ' }, 400],
      [{ chatId, contactId: SA_ID }, 400],
      [{ contactId: SA_ID, text: 'a' }, 400],
      [{ chatId, contactId: 'another', text: 'a' }, 404],
      [{ chatId: 'none', contactId: room?.contactId, text: 'a' }, 404],
      [{ chatId: 'none', contactId: SA_ID, text: 'a' }, 404],
    ] as const) {
      expect((await add(body)).status).toBe(status);
    }
    const other = await gateway.tokenFor('SA');
    expect((await add({ chatId, text: 'a' }, other)).status).toBe(404);
    expect(await list(`?chatId=${String(chatId)}`)).toEqual(before);
  });

  it('as the other contact is answered by the messages in the demo, and stores nothing', async () => {
    const [room] = await recent();
    const chatId = room!.chatId as string;
    const before = await list(`?chatId=${chatId}`);
    const reply = { chatId, contactId: room!.contactId, text: 'Olá!', time: new Date() };
    expect(await add(reply)).toEqual({ status: 200, body: before });
    expect(await list(`?chatId=${chatId}`)).toEqual(before);
  });

  it('as the other contact is refused in production, which says why', async () => {
    const production = await startGateway({
      environment: { PROFILE: 'production', JWT_SECRET: 'x'.repeat(32) },
    });
    const token = await production.tokenFor('GUEST');
    const contact = {
      id: 'contact',
      name: 'Ana',
      avatar: null,
      mood: '',
      nameKey: 'ana',
      searchText: 'ana',
    };
    await production.store.db.insertInto('chatContacts').values(contact).execute();
    const open = `mutation { openChat(input: { contactId: "contact" }) { chat { id } } }`;
    const chatId = (await production.graphql(open, {}, token)).data?.openChat.chat.id as string;
    const body = { chatId, contactId: 'contact', text: 'Oi' };
    const answer = await production.call({ url: '/api/chat/add', body, token });
    await production.stop();
    expect(answer).toEqual({
      status: 403,
      body: { message: 'You can only send messages in your own name' },
    });
  });
});
