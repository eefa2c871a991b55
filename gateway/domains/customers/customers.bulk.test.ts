import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const DELETE = `mutation ($input: DeleteCustomersInput!) {
  deleteCustomers(input: $input) { count activityId }
}`;
const UPDATE = `mutation ($input: UpdateCustomersInput!) {
  updateCustomers(input: $input) { count activityId }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const LIST = '{ customers(first: 100) { totalCount nodes { id name status ownerId tags notes } } }';

let gateway: TestGateway;
let admin: string;
let editor: string;

beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  admin = await gateway.tokenFor('ADMIN');
  editor = await gateway.tokenFor('EDITOR');
  for (const [id, status, tags] of [
    ['ana', 'lead', ['VIP']],
    ['bia', 'active', []],
    ['caio', 'active', ['VIP', 'atacado']],
  ]) {
    const input = { id, name: id, kind: 'person', status, tags };
    await gateway.graphql(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
      { input },
      editor,
    );
  }
});
afterEach(() => gateway.stop());

const ask = (query: string, input: object, token = admin) =>
  gateway.graphql(query, { input }, token);
const stored = async () => (await gateway.graphql(LIST, {}, admin)).data?.customers;
const namesLeft = async () => (await stored()).nodes.map(({ id }: { id: string }) => id);

describe('several customers', () => {
  it('are deleted in one step, which one undo takes back whole', async () => {
    const before = await stored();
    const { data } = await ask(DELETE, { filter: { tag: 'VIP' } });
    expect(data?.deleteCustomers.count).toBe(2);
    expect(await namesLeft()).toEqual(['bia']);
    const id = data?.deleteCustomers.activityId as string;
    expect((await gateway.graphql(RESTORE, { id }, admin)).errors).toBe(undefined);
    expect(await stored()).toEqual(before);
  });

  it('get a status, an owner and tags in one step, taken back by who did it', async () => {
    const before = await stored();
    const changes = { status: 'inactive', addTags: ['novo'], removeTags: ['VIP'] };
    const sa = await gateway.tokenFor('SA');
    const me = await gateway.graphql('{ me { id } }', {}, sa);
    const ownerId = me.data?.me.id as string;
    const { data, errors } = await ask(
      UPDATE,
      { ids: ['ana', 'caio'], ...changes, ownerId },
      editor,
    );
    expect(errors).toBe(undefined);
    expect(data?.updateCustomers.count).toBe(2);
    const own = { status: 'inactive', ownerId };
    expect((await stored()).nodes).toMatchObject([
      { id: 'ana', ...own, tags: ['novo'] },
      { id: 'bia', status: 'active', ownerId: null, tags: [] },
      { id: 'caio', ...own, tags: ['atacado', 'novo'] },
    ]);
    await gateway.graphql(RESTORE, { id: data?.updateCustomers.activityId as string }, editor);
    expect(await stored()).toEqual(before);
  });

  it.each<[what: string, query: string, input: object, code: string]>([
    ['nothing to choose by', DELETE, {}, 'INVALID'],
    ['ids and a filter', DELETE, { ids: ['ana'], filter: {} }, 'INVALID'],
    ['more than 100 ids', DELETE, { ids: Array.from({ length: 101 }, String) }, 'INVALID'],
    ['ids of nothing', DELETE, { ids: ['none'] }, 'NOT_FOUND'],
    ['an owner that is none', UPDATE, { ids: ['ana'], ownerId: 'none' }, 'INVALID'],
    ['a tag of spaces', UPDATE, { ids: ['ana'], addTags: [' '] }, 'INVALID'],
    [
      'more tags than one may have',
      UPDATE,
      { ids: ['ana', 'bia'], addTags: Array.from({ length: 20 }, (_, index) => `t${index}`) },
      'INVALID',
    ],
  ])('stay as they are for %s', async (_what, query, input, code) => {
    const before = await stored();
    const { errors } = await ask(query, input);
    expect(errors?.[0]?.extensions?.code).toBe(code);
    expect(await stored()).toEqual(before);
  });

  it('are deleted by ADMIN and changed by EDITOR', async () => {
    const { errors } = await ask(DELETE, { ids: ['ana'] }, editor);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const guest = await gateway.tokenFor('GUEST');
    const update = await ask(UPDATE, { ids: ['ana'], status: 'active' }, guest);
    expect(update.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

it('owners are who may change something, by name', async () => {
  const { data } = await gateway.graphql('{ owners { name } }', {}, admin);
  const names = data?.owners.map(({ name }: { name: string }) => name) as string[];
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted());
});

it('owners are at most 500, as the schema says', async () => {
  const { db } = gateway.store;
  const own = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: 501 }, (_, place) => ({
    ...own,
    id: `many-${place}`,
    email: `many-${place}@retaguarda.test`,
    createdNumber: undefined,
  }));
  await db.insertInto('accounts').values(others).execute();
  const { data } = await gateway.graphql('{ owners { id } }', {}, admin);
  await db.deleteFrom('accounts').where('id', 'like', 'many-%').execute();
  expect(data?.owners).toHaveLength(500);
});
