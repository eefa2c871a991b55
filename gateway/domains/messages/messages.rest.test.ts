import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

type Message = Record<string, unknown>;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  const tenfold = 10;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: tenfold });
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const get = (url: string, as = token) => gateway.call({ method: 'GET', url, token: as });
const whole = async () => (await get('/api/inbox/all')).body as Message[];

async function post(call: string, body: unknown): Promise<Message[]> {
  const answer = await gateway.call({ url: `/api/inbox/${call}`, body, token });
  expect(answer.status).toBe(200);
  return answer.body as Message[];
}

describe('GET /api/inbox/all', () => {
  it('answers every message once, more than a page holds, with the fields of the specification', async () => {
    const messages = await whole();
    expect(new Set(messages.map(({ id }) => id)).size).toBe(150);
    for (const message of messages) {
      expect(Object.keys(message).join()).toBe('id,sender,date,selected,subject,message');
      expect(Object.keys(message.sender as object).join()).toBe('name,photo');
    }
  });

  it('answers the caller’s own inbox', async () => {
    expect(await get('/api/inbox/all', await gateway.tokenFor('SA'))).toEqual({
      status: 200,
      body: [],
    });
  });
});

describe('GET /api/inbox', () => {
  it('answers one message as the whole list has it, to its owner alone', async () => {
    const [message] = await whole();
    const url = `/api/inbox?id=${String(message?.id)}`;
    expect(await get(url)).toEqual({ status: 200, body: message });
    expect((await get(url, await gateway.tokenFor('SA'))).status).toBe(404);
  });
});

describe('a change', () => {
  it('answers the whole list after a message was added, whose id is kept', async () => {
    const before = await whole();
    const added = {
      id: 'ours',
      sender: { name: 'Zé', photo: null },
      subject: 'Oi',
      message: '<b>a</b>',
    };
    const after = await post('add', { ...added, date: '2030-01-01T00:00:00Z', read: false });
    expect(after).toEqual(await whole());
    const photo = expect.stringContaining('/api/pictures/person/') as unknown;
    expect(after.at(-1)).toMatchObject({ ...added, sender: { ...added.sender, photo } });
    expect(after.slice(0, -1)).toEqual(before);
  });

  it('answers the whole list after a message was updated, as it was read', async () => {
    const before = await whole();
    const after = await post('update', { ...before[5], selected: true });
    expect(after).toEqual(before.with(5, { ...before[5], selected: true }));
  });

  it('answers the whole list after a message was deleted', async () => {
    const before = await whole();
    const after = await post('delete', { id: before[120]!.id });
    expect(after).toEqual(before.toSpliced(120, 1));
  });

  it('that is refused says why, and changes nothing', async () => {
    const before = await whole();
    const refusals: [call: string, body: unknown, status: number][] = [
      ['add', { id: before[0]!.id, message: 'x' }, 409],
      ['add', { message: 'x', to: 'none' }, 404],
      ['add', { subject: 'x' }, 400],
      ['update', { id: 'none', subject: 'x' }, 404],
      ['update', { id: before[0]!.id, message: '' }, 400],
      ['delete', { id: 'none' }, 404],
    ];
    for (const [call, body, status] of refusals) {
      const answer = await gateway.call({ url: `/api/inbox/${call}`, body, token });
      expect([call, answer.status]).toEqual([call, status]);
    }
    expect(await whole()).toEqual(before);
  });
});
