import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const DELETE = `mutation ($input: DeleteUsersInput!) {
  deleteUsers(input: $input) { count activityId }
}`;
const UPDATE = `mutation ($input: UpdateUsersInput!) {
  updateUsers(input: $input) { count activityId }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const LIST = '{ users(first: 100) { totalCount nodes { id name isActive email } } }';

let gateway: TestGateway;
let admin: string;

beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  admin = await gateway.tokenFor('ADMIN');
  for (const [id, isActive] of [
    ['ana', true],
    ['bia', false],
    ['caio', true],
  ] as const) {
    await gateway.graphql(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }',
      { input: { id, name: id, isActive } },
      admin,
    );
  }
});
afterEach(() => gateway.stop());

const ask = (query: string, input: object, token = admin) =>
  gateway.graphql(query, { input }, token);
const stored = async () => (await gateway.graphql(LIST, {}, admin)).data?.users;
const restoreErrors = async (id: string) => (await gateway.graphql(RESTORE, { id }, admin)).errors;

describe('several people', () => {
  it('are taken out in one step, which one undo takes back whole', async () => {
    const before = await stored();
    const { data } = await ask(DELETE, { filter: { isActive: true } });
    expect(data?.deleteUsers.count).toBe(2);
    expect((await stored()).nodes).toMatchObject([{ id: 'bia' }]);
    expect(await restoreErrors(data?.deleteUsers.activityId as string)).toBe(undefined);
    expect(await stored()).toEqual(before);
  });

  it('are deactivated in one step, and are after an undo what each of them was', async () => {
    const before = await stored();
    const { data } = await ask(UPDATE, { ids: ['ana', 'bia'], isActive: false });
    expect(data?.updateUsers.count).toBe(2);
    expect((await stored()).nodes).toMatchObject([
      { id: 'ana', isActive: false },
      { id: 'bia', isActive: false },
      { id: 'caio', isActive: true },
    ]);
    expect(await restoreErrors(data?.updateUsers.activityId as string)).toBe(undefined);
    expect(await stored()).toEqual(before);
  });

  it.each<[what: string, input: object, code: string]>([
    ['nothing to choose by', {}, 'INVALID'],
    ['ids and a filter', { ids: ['ana'], filter: {} }, 'INVALID'],
    ['more than 100 ids', { ids: Array.from({ length: 101 }, String) }, 'INVALID'],
    ['ids of nobody', { ids: ['none'] }, 'NOT_FOUND'],
  ])('stay as they are for %s', async (_what, input, code) => {
    const before = await stored();
    expect((await ask(DELETE, input)).errors?.[0]?.extensions?.code).toBe(code);
    const update = await ask(UPDATE, { ...input, isActive: false });
    expect(update.errors?.[0]?.extensions?.code).toBe(code);
    expect(await stored()).toEqual(before);
  });

  it('are a matter of administrators', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    const input = { ids: ['ana'] };
    for (const refused of [
      await ask(DELETE, input, editor),
      await ask(UPDATE, { ...input, isActive: false }, editor),
    ]) {
      expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });
});
