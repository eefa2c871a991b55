import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

type Notification = Record<string, unknown>;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  const twentyfold = 20;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: twentyfold });
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const whole = async (as = token) => {
  const answer = await gateway.call({ method: 'GET', url: '/api/notification', token: as });
  expect(answer.status).toBe(200);
  return answer.body as Notification[];
};

async function post(call: string, body?: unknown): Promise<Notification[]> {
  const answer = await gateway.call({ url: `/api/notification/${call}`, body, token });
  expect(answer.status).toBe(200);
  return answer.body as Notification[];
}

describe('GET /api/notification', () => {
  it('answers every notification once, more than a page holds, with the fields of the specification', async () => {
    const notifications = await whole();
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(140);
    for (const notification of notifications) {
      expect(Object.keys(notification).join()).toBe(
        'id,heading,icon,timestamp,title,subtitle,path',
      );
      expect(Object.keys(notification.icon as object).join()).toBe('name,color');
    }
  });

  it('answers the caller’s own', async () => {
    expect(await whole(await gateway.tokenFor('SA'))).toEqual([]);
  });
});

describe('a change', () => {
  it('answers the whole list after one was added, whose id is kept', async () => {
    const before = await whole();
    const added = {
      id: 'ours',
      heading: 'Message',
      icon: { name: 'chat', color: 'error' },
      title: 'Oi',
    };
    const after = await post('add', { notification: added });
    expect(after.at(-1)).toMatchObject({ ...added, subtitle: '', path: '' });
    expect(after.slice(0, -1)).toEqual(before);
    const again = { url: '/api/notification/add', body: added, token };
    expect((await gateway.call(again)).status).toBe(409);
  });

  it('answers the whole list after one was deleted', async () => {
    const before = await whole();
    expect(await post('delete', { id: before[110]!.id })).toEqual(before.toSpliced(110, 1));
    const unknown = { url: '/api/notification/delete', body: { id: 'none' }, token };
    expect((await gateway.call(unknown)).status).toBe(404);
  });

  it('answers an empty list after all were deleted', async () => {
    expect(await post('delete-all')).toEqual([]);
    expect(await post('delete-all', {})).toEqual([]);
    expect(await whole()).toEqual([]);
  });
});
