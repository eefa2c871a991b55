import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const UPDATE = `mutation ($input: UpdateAccountInput!) {
  updateAccount(input: $input) { account { id role isDisabled } }
}`;
const ME = '{ me { id role } }';
const RESTORE = `mutation ($activityId: ID!) {
  restore(input: { activityId: $activityId }) { activity { id } }
}`;
const VERSION = `mutation ($activityId: ID!, $recordId: ID!) {
  restoreVersion(input: { activityId: $activityId, recordId: $recordId }) { activity { id } }
}`;
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
const lastActivity = async () => {
  const query = `{ activities(first: 1, filter: { kind: ["Account"], action: [created, updated] }) {
    nodes { id }
  } }`;
  return (await gateway.graphql(query, {}, sa)).data?.activities.nodes[0].id as string;
};
const update = (input: object, token = sa) => gateway.graphql(UPDATE, { input }, token);

it('the history says which changes are of accounts', async () => {
  await update({ id: await idOf(await gateway.tokenFor('GUEST')), role: 'EDITOR' });
  const project = '{ projectName: "Obra", userName: "Ana", email: "ana@obra.test" }';
  await gateway.graphql(`mutation { createProject(input: ${project}) { activityId } }`, {}, sa);
  const query = '{ activities(first: 2) { nodes { changes { kind isOfAccount } } } }';
  const { data } = await gateway.graphql(query, {}, sa);
  expect(data?.activities.nodes).toEqual([
    { changes: [{ kind: 'Project', isOfAccount: false }] },
    { changes: [{ kind: 'Account', isOfAccount: true }] },
  ]);
});

it('a new role counts from the next request on', async () => {
  const token = await gateway.tokenFor('GUEST');
  const { data } = await update({ id: await idOf(token), role: 'SA' });
  expect(data?.updateAccount.account).toMatchObject({ role: 'SA', isDisabled: false });
  expect((await gateway.graphql(ME, {}, token)).data?.me.role).toBe('SA');
});

describe('an account that is disabled', () => {
  const ana = { email: 'ana@example.test', username: 'ana', password: 'a long secret' };
  const tokenBy = async (url: string) =>
    ((await gateway.call({ url, body: ana })).body as { accessToken: string }).accessToken;

  it('is signed out at once, and signs in anew once it is enabled', async () => {
    const token = await tokenBy('/api/auth/register');
    const id = await idOf(token);
    await update({ id, isDisabled: true });
    expect(await codeOf(ME, {}, token)).toBe('UNAUTHENTICATED');
    await update({ id, isDisabled: false });
    expect(await codeOf(ME, {}, token)).toBe('UNAUTHENTICATED');
    expect(await idOf(await tokenBy('/api/auth/login'))).toBe(id);
  });

  it.each([RESTORE, VERSION])('gets no ended session back by %s', async (taking) => {
    const token = await tokenBy('/api/auth/register');
    const recordId = await idOf(token);
    const registration = await lastActivity();
    await update({ id: recordId, isDisabled: true });
    const activityId = taking === RESTORE ? await lastActivity() : registration;
    const variables = taking === RESTORE ? { activityId } : { activityId, recordId };
    expect((await gateway.graphql(taking, variables, sa)).errors).toBeUndefined();
    expect(await codeOf(ME, {}, token)).toBe('UNAUTHENTICATED');
    expect(await idOf(await tokenBy('/api/auth/login'))).toBe(recordId);
  });

  it('and comes to be so by a change that is taken back is signed out at once too', async () => {
    const id = await idOf(await tokenBy('/api/auth/register'));
    await update({ id, isDisabled: true });
    await update({ id, isDisabled: false });
    const enabling = await lastActivity();
    const token = await tokenBy('/api/auth/login');
    await gateway.graphql(RESTORE, { activityId: enabling }, sa);
    expect(await codeOf(ME, {}, token)).toBe('UNAUTHENTICATED');
    const sessions = gateway.store.db.selectFrom('sessions').where('accountId', '=', id);
    expect(await sessions.select('id').where('revokedAt', 'is', null).execute()).toEqual([]);
  });
});

describe('the last SA', () => {
  const DEMOTED = 'The last super administrator can’t be disabled or lose this role';

  it.each([
    [RESTORE, 'ADMIN', 'SA'],
    [VERSION, 'ADMIN', 'SA'],
  ] as const)('stays one when a promotion is taken back by %s', async (taking, from, to) => {
    const other = await gateway.tokenFor(from);
    const [saId, recordId] = [await idOf(sa), await idOf(other)];
    await update({ id: recordId, role: 'GUEST' });
    await update({ id: recordId, role: from });
    const asItWas = await lastActivity();
    await update({ id: recordId, role: to });
    const promotion = await lastActivity();
    await update({ id: saId, role: 'GUEST' }, other);
    const variables =
      taking === RESTORE ? { activityId: promotion } : { activityId: asItWas, recordId };
    expect((await gateway.graphql(taking, variables, other)).errors?.[0]).toMatchObject({
      message: DEMOTED,
      extensions: { code: 'CONFLICT' },
    });
    expect((await gateway.graphql(ME, {}, other)).data?.me.role).toBe('SA');
  });

  it('is one of two whose promotions are taken back at once', async () => {
    const tokens = [await gateway.tokenFor('ADMIN'), await gateway.tokenFor('ADMIN')];
    const promotions: string[] = [];
    for (const token of tokens) {
      await update({ id: await idOf(token), role: 'SA' });
      promotions.push(await lastActivity());
    }
    await update({ id: await idOf(sa), role: 'GUEST' }, tokens[0]);
    const answers = await Promise.all(
      promotions.map((activityId, index) =>
        gateway.graphql(RESTORE, { activityId }, tokens[1 - index]),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const left = gateway.store.db.selectFrom('accounts').select('id').where('role', '=', 'SA');
    expect(await left.execute()).toHaveLength(1);
  });

  it('is not deleted with its registration, nor is any other account', async () => {
    const body = { email: 'ana@example.test', username: 'ana', password: 'a long secret' };
    await gateway.call({ url: '/api/auth/register', body });
    const activityId = await lastActivity();
    expect(await codeOf(RESTORE, { activityId }, sa)).toBe('CONFLICT');
    expect((await gateway.call({ url: '/api/auth/login', body })).status).toBe(200);
  });
});

it.each([{ role: 'ADMIN' }, { isDisabled: true }])(
  'the last SA stays what it is: %j is refused',
  async (changes) => {
    const id = await idOf(sa);
    expect((await update({ id, ...changes })).errors?.[0]).toMatchObject({
      message: 'The last super administrator can’t be disabled or lose this role',
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
