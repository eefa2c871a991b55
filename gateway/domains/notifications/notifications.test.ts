import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectForwards, type Page } from '../../testing/paging.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = 'id heading icon { name color } timestamp title subtitle path';
const LIST = `query ($first: Int, $after: String, $filter: NotificationFilter, $sort: NotificationSort) {
  notifications(first: $first, after: $after, filter: $filter, sort: $sort) {
    nodes { ${WHOLE} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount
  }
}`;
const ADD = `mutation ($input: AddNotificationInput!) {
  addNotification(input: $input) { notification { ${WHOLE} } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteNotification(input: { id: $id }) { id } }';
const DELETE_ALL = `mutation ($input: DeleteAllNotificationsInput!) {
  deleteAllNotifications(input: $input) { deletedCount }
}`;

interface Notification {
  id: string;
  heading: string;
  timestamp: string;
  title: string;
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const run = (query: string, variables: object, as = token) => gateway.graphql(query, variables, as);
const list = async (variables: object = {}, as = token) =>
  (await run(LIST, { first: 100, ...variables }, as)).data?.notifications as Page<Notification>;

async function added(input: object = {}, as = token): Promise<Notification> {
  const { data, errors } = await run(ADD, { input: { title: 'Oi', ...input } }, as);
  expect(errors).toBeUndefined();
  return data?.addNotification.notification as Notification;
}

describe('the notifications of an account', () => {
  it('come newest first, page by page, each once', async () => {
    const { nodes, totalCount } = await list();
    const times = nodes.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect(await collectForwards(list, 4)).toEqual(nodes);
    expect(totalCount).toBe(nodes.length);
  });

  it('are filtered by their heading, and come oldest first when asked', async () => {
    const { nodes } = await list();
    const filter = { heading: ['Message'] };
    const { nodes: found } = await list({ filter, sort: { direction: 'ascending' } });
    expect(found).toEqual(nodes.filter(({ heading }) => heading === 'Message').reverse());
    expect((await list({ filter: { heading: [] } })).totalCount).toBe(0);
  });

  it('are as if they did not exist to everyone else', async () => {
    const { id } = await added();
    const other = await gateway.tokenFor('SA');
    expect(await list({}, other)).toMatchObject({ nodes: [], totalCount: 0 });
    expect((await run(DELETE, { id }, other)).errors?.[0]).toMatchObject({
      message: 'Notification not found',
      extensions: { code: 'NOT_FOUND' },
    });
    const { data } = await run(DELETE_ALL, { input: {} }, other);
    expect(data?.deleteAllNotifications).toEqual({ deletedCount: 0 });
    expect((await list()).nodes).toContainEqual(expect.objectContaining({ id }));
  });
});

describe('adding a notification', () => {
  it('gives what is left out its default', async () => {
    expect(await added()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      heading: 'Alert',
      icon: { name: 'notifications', color: 'primary' },
      timestamp: expect.any(String),
      title: 'Oi',
      subtitle: '',
      path: '/',
    });
  });

  it('keeps everything that is given', async () => {
    const given = {
      id: 'an-id-of-ours',
      heading: 'Message',
      icon: { name: 'chat', color: 'green' },
      timestamp: '2026-03-04T05:06:07.000Z',
      title: 'Olá',
      subtitle: 'Tudo bem?',
      path: '/inbox?message=1',
    };
    expect(await added(given)).toEqual(given);
    expect((await list()).nodes).toContainEqual(given);
  });

  it('refuses an id in use, and bad fields', async () => {
    const { id } = await added();
    const before = await list();
    for (const [input, code, field] of [
      [{ id, title: 'x' }, 'CONFLICT', 'id'],
      [{ title: ' ' }, 'INVALID', 'title'],
      [{ title: 'x', path: 'javascript:alert(1)' }, 'INVALID', 'path'],
      [{ title: 'x', heading: 'News' }, 'INVALID', 'heading'],
    ] as const) {
      const { errors } = await run(ADD, { input });
      expect(errors?.[0]?.extensions).toEqual({ code, fields: { [field]: expect.any(String) } });
    }
    expect(await list()).toEqual(before);
  });
});

describe('deleting notifications', () => {
  it('takes one away', async () => {
    const { id } = await added();
    expect((await run(DELETE, { id })).data?.deleteNotification).toEqual({ id });
    expect((await run(DELETE, { id })).errors?.[0]).toMatchObject({
      message: 'Notification not found',
    });
  });

  it('takes away those up to a moment, then all of them', async () => {
    const as = await gateway.tokenFor('GUEST');
    for (const day of ['01', '02', '03']) {
      await added({ timestamp: `2026-05-${day}T00:00:00Z`, title: day }, as);
    }
    const deleted = async (input: object) =>
      (await run(DELETE_ALL, { input }, as)).data?.deleteAllNotifications.deletedCount as number;
    expect(await deleted({ until: '2026-05-02T00:00:00Z' })).toBe(2);
    expect((await list({}, as)).nodes.map(({ title }) => title)).toEqual(['03']);
    expect([await deleted({}), await deleted({})]).toEqual([1, 0]);
  });
});
