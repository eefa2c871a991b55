import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAgo } from '../../formats/days.ts';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { token apiKey { id name role hint seenAt } }
}`;
const REVOKE = `mutation ($input: RevokeApiKeyInput!) {
  revokeApiKey(input: $input) { apiKey { id } }
}`;
const LIST = '{ apiKeys { id name seenAt address } }';
const UPDATE = `mutation ($input: UpdateAccountInput!) {
  updateAccount(input: $input) { account { role } }
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
});
afterAll(() => gateway.stop());

const made = {
  name: ' Nightly export ',
  role: 'GUEST',
  expiresAt: daysAgo(-30),
  currentPassword: PASSWORD,
};
const create = (token: string, entered: object = {}) =>
  gateway.graphql(CREATE, { input: { ...made, ...entered } }, token);
const roleWith = async (token: string) =>
  (await gateway.graphql('{ me { role } }', {}, token)).data?.me.role as string;
const asRole = async (id: string, role: string) =>
  gateway.graphql(UPDATE, { input: { id, role } }, await gateway.tokenFor('SA'));

async function withKey(role = 'GUEST', entered: object = {}) {
  const account = await registered(gateway);
  if (role !== 'GUEST') await asRole(account.id, role);
  const { data } = await create(account.token, entered);
  const { token: key, apiKey } = data?.createApiKey as { token: string; apiKey: { id: string } };
  return { ...account, key, apiKey };
}

describe('an API key', () => {
  it('opens GraphQL, REST and CSV, is shown once, and is a hash in the store', async () => {
    const { id, token, key, apiKey } = await withKey();
    expect(key).toMatch(/^rtg_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: 'Nightly export', hint: key.slice(0, 8), seenAt: null });
    expect((await gateway.graphql('{ me { id } }', {}, key)).data?.me.id).toBe(id);
    for (const url of ['/api/auth/profile', '/api/projects.csv', '/api/records/projects']) {
      expect((await gateway.call({ method: 'GET', url, token: key })).status).toBe(200);
    }
    const { data } = await gateway.graphql(LIST, {}, token);
    expect(data?.apiKeys).toMatchObject([{ id: apiKey.id, address: '127.0.0.1' }]);
    expect(data?.apiKeys[0].seenAt).not.toBe(null);
    const row = await gateway.store.db
      .selectFrom('apiKeys')
      .selectAll()
      .where('id', '=', apiKey.id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(key.slice(8));
  });

  it.each([
    [{ name: ' ' }, { name: 'this field is required' }],
    [{ role: 'EDITOR' }, { role: 'is above your own role' }],
    [{ expiresAt: daysAgo(1) }, { expiresAt: /in the future/ }],
    [{ expiresAt: daysAgo(-367) }, { expiresAt: /at most a year/ }],
    [{ currentPassword: 'wrong' }, { currentPassword: 'This is not your password' }],
  ])('refuses %#', async (entered, fields) => {
    const { token } = await registered(gateway);
    const { errors } = await create(token, entered);
    const expected = Object.entries(fields).map(([name, text]) => [
      name,
      expect.stringMatching(text) as string,
    ]);
    expect(errors?.[0]?.extensions?.fields).toEqual(Object.fromEntries(expected));
  });

  it('may do no more than its account, even after that was demoted', async () => {
    const admin = await withKey('ADMIN', { role: 'EDITOR' });
    expect(await roleWith(admin.key)).toBe('EDITOR');
    await asRole(admin.id, 'SA');
    expect(await roleWith(admin.key)).toBe('EDITOR');
    await asRole(admin.id, 'GUEST');
    expect(await roleWith(admin.key)).toBe('GUEST');
  });

  it.each([
    ['createApiKey', made],
    ['revokeApiKey', { id: 'any' }],
    ['changePassword', { currentPassword: PASSWORD, password: 'outra senha longa' }],
    ['changeEmail', { currentPassword: PASSWORD, email: 'x@example.test' }],
    ['endSessions', {}],
    ['logout', { everywhere: true }],
    ['updateAccount', { id: 'any', role: 'SA' }],
  ])('may not %s', async (field, input) => {
    const { key, token } = await withKey('SA', { role: 'SA' });
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input!`;
    const query = `mutation ($input: ${type}) { ${field}(input: $input) { __typename } }`;
    const { errors } = await gateway.graphql(query, { input }, key);
    expect(errors?.[0]).toMatchObject({
      message: 'API keys can’t do this. Sign in instead.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await roleWith(token)).toBe('SA');
  });

  it('is refused at once when it was revoked, and nobody else can revoke it', async () => {
    const { token, key, apiKey } = await withKey();
    const other = await registered(gateway);
    const revoke = (by: string) => gateway.graphql(REVOKE, { input: { id: apiKey.id } }, by);
    expect((await revoke(other.token)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await roleWith(key)).toBe('GUEST');
    expect((await revoke(token)).errors).toBeUndefined();
    const { status, body } = await gateway.call({
      method: 'GET',
      url: '/api/auth/profile',
      token: key,
    });
    expect({ status, body }).toMatchObject({
      status: 401,
      body: { message: 'Invalid authorization token' },
    });
    expect((await gateway.graphql(LIST, {}, token)).data?.apiKeys).toEqual([]);
  });

  it('is refused when it has ended, is not known, or its account is disabled, for good', async () => {
    const ended = await withKey();
    await gateway.store.db
      .updateTable('apiKeys')
      .set({ expiresAt: daysAgo(1) })
      .where('id', '=', ended.apiKey.id)
      .execute();
    const disabled = await withKey();
    const sa = await gateway.tokenFor('SA');
    for (const isDisabled of [true, false]) {
      await gateway.graphql(UPDATE, { input: { id: disabled.id, isDisabled } }, sa);
      for (const key of [ended.key, disabled.key, `${ended.key}x`, 'rtg_']) {
        const answer = await gateway.call({ method: 'GET', url: '/api/auth/profile', token: key });
        expect(answer.status).toBe(401);
      }
    }
  });

  it('is one of 50 at most', async () => {
    const { id, token } = await withKey();
    const [row] = await gateway.store.db
      .selectFrom('apiKeys')
      .selectAll()
      .where('accountId', '=', id)
      .execute();
    const more = Array.from({ length: 49 }, (_, at) => ({
      ...row!,
      id: `${row!.id}-${at}`,
      tokenHash: `${id}-${at}`,
    }));
    await gateway.store.db.insertInto('apiKeys').values(more).execute();
    const { errors } = await create(token);
    expect(errors?.[0]?.message).toBe('already has 50 of your keys, the maximum');
  });
});
