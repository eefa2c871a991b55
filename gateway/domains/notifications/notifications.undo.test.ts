import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

const ask = async (query: string, variables: object = {}) =>
  (await gateway.graphql(query, variables, token)).data!;
const list = async () =>
  (await ask('{ notifications { nodes { id title timestamp } } }')).notifications;
const restore = (id: string) =>
  ask('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', { id });

it('notifications come back by the activity that deleting them answers, one or all', async () => {
  for (const title of ['Um', 'Dois']) {
    await ask(
      'mutation ($input: AddNotificationInput!) { addNotification(input: $input) { notification { id } } }',
      {
        input: { title },
      },
    );
  }
  const before = await list();
  const [{ id }] = before.nodes;
  const one = await ask(
    'mutation ($id: ID!) { deleteNotification(input: { id: $id }) { activityId } }',
    { id },
  );
  expect((await list()).nodes).toHaveLength(1);
  await restore(one.deleteNotification.activityId);
  expect(await list()).toEqual(before);

  const DELETE_ALL = 'mutation { deleteAllNotifications(input: {}) { deletedCount activityId } }';
  const { deleteAllNotifications: all } = await ask(DELETE_ALL);
  expect(all.deletedCount).toBe(2);
  const { deleteAllNotifications: none } = await ask(DELETE_ALL);
  expect(none).toEqual({ deletedCount: 0, activityId: null });
  await restore(all.activityId);
  expect(await list()).toEqual(before);
});
