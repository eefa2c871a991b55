import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const UPDATE = `mutation ($input: UpdateAccountInput!) {
  updateAccount(input: $input) { account { id role isDisabled } }
}`;
const ME = '{ me { id role } }';
const LIST = 'query ($role: [Role!]) { accounts(role: $role) { totalCount nodes { id email } } }';

let gateway: TestGateway;
let sa: string;
beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  sa = await gateway.tokenFor('SA');
});
afterEach(() => gateway.stop());

const idOf = async (token: string) => (await gateway.graphql(ME, {}, token)).data?.me.id as string;
const codeOf = async (query: string, variables: object, token: string) =>
  (await gateway.graphql(query, variables, token)).errors?.[0]?.extensions?.code;
const update = (input: object, token = sa) => gateway.graphql(UPDATE, { input }, token);

it('a new role counts from the next request on', async () => {
  const token = await gateway.tokenFor('GUEST');
  const { data } = await update({ id: await idOf(token), role: 'SA' });
  expect(data?.updateAccount.account).toMatchObject({ role: 'SA', isDisabled: false });
  expect((await gateway.graphql(ME, {}, token)).data?.me.role).toBe('SA');
});

it('an account that is shut out is signed out at once, and may come back', async () => {
  const token = await gateway.tokenFor('EDITOR');
  const id = await idOf(token);
  await update({ id, isDisabled: true });
  expect(await codeOf(ME, {}, token)).toBe('UNAUTHENTICATED');
  await update({ id, isDisabled: false });
  expect(await idOf(token)).toBe(id);
});

it.each([{ role: 'ADMIN' }, { isDisabled: true }])(
  'the last SA stays what it is: %j is refused',
  async (changes) => {
    const id = await idOf(sa);
    expect((await update({ id, ...changes })).errors?.[0]).toMatchObject({
      message: 'The last SA can be neither demoted nor disabled',
      extensions: { code: 'CONFLICT' },
    });
    expect((await gateway.graphql(ME, {}, sa)).data?.me).toEqual({ id, role: 'SA' });
  },
);

it('of two who demote each other at once one stays', async () => {
  const other = await gateway.tokenFor('SA');
  const ids = [await idOf(sa), await idOf(other)];
  await Promise.all([
    update({ id: ids[1], role: 'GUEST' }, sa),
    update({ id: ids[0], role: 'GUEST' }, other),
  ]);
  const left = await gateway.store.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'SA')
    .execute();
  expect(left.length).toBeGreaterThan(0);
});

it('is for SA, as is the list of accounts', async () => {
  const admin = await gateway.tokenFor('ADMIN');
  const id = await idOf(admin);
  expect(await codeOf(UPDATE, { input: { id, role: 'SA' } }, admin)).toBe('FORBIDDEN');
  expect(await codeOf(LIST, {}, admin)).toBe('FORBIDDEN');
  const { data } = await gateway.graphql(LIST, { role: ['ADMIN'] }, sa);
  expect(data?.accounts).toEqual({
    totalCount: 1,
    nodes: [{ id, email: expect.stringMatching(/^admin-/) }],
  });
  expect(await codeOf(UPDATE, { input: { id: 'none', role: 'GUEST' } }, sa)).toBe('NOT_FOUND');
});
