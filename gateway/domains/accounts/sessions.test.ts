import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LOGOUT = 'mutation ($input: LogoutInput!) { logout(input: $input) { endedSessions } }';
const ME = '{ me { id role } }';
const MISSING = 'Invalid Authorization token';
const NOT_VALID = 'Invalid authorization token';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const signedIn = (options?: { sessions?: number }) => registered(gateway, options);

const profile = (headers: Record<string, string>) =>
  gateway.call({ method: 'GET', url: '/api/auth/profile', headers });

/** Both transports must agree. */
async function letsIn(token: string): Promise<boolean> {
  const rest = await profile({ authorization: `Bearer ${token}` });
  const { errors } = await gateway.graphql(ME, {}, token);
  if (rest.status === 200 && !errors) return true;
  expect(rest).toEqual({ status: 401, body: { message: NOT_VALID } });
  expect(errors?.[0]).toMatchObject({
    message: NOT_VALID,
    extensions: { code: 'UNAUTHENTICATED' },
  });
  return false;
}

const change = (id: string, changes: { disabledAt?: string; role?: 'EDITOR' }) =>
  gateway.store.db.updateTable('accounts').set(changes).where('id', '=', id).execute();

describe('the profile', () => {
  it('answers the account of the token', async () => {
    const { id, email, token } = await signedIn();
    expect(await profile({ authorization: `Bearer ${token}` })).toEqual({
      status: 200,
      body: {
        user: {
          id,
          role: 'GUEST',
          name: 'a',
          username: 'a',
          email,
          avatar: expect.stringContaining('/api/pictures/person/'),
          age: null,
        },
      },
    });
  });

  it('refuses a request without a token', async () => {
    expect(await profile({})).toEqual({ status: 401, body: { message: MISSING } });
    const { data, errors } = await gateway.graphql(ME);
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: MISSING,
        locations: [{ line: 1, column: 3 }],
        path: ['me'],
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
  });

  it.each(['Bearer', 'Bearer x.y.z', 'Basic YTpi', 'nonsense', `Bearer ${'x'.repeat(5000)}`])(
    'refuses another header, case %#',
    async (authorization) => {
      expect(await profile({ authorization })).toEqual({
        status: 401,
        body: { message: NOT_VALID },
      });
    },
  );

  it('takes the word Bearer in any case', async () => {
    const { token } = await signedIn();
    expect((await profile({ authorization: `bearer  ${token}` })).status).toBe(200);
  });

  it('refuses a token of a session that is not this account’s', async () => {
    const [mine, another] = [await signedIn(), await signedIn()];
    const { sessionId } = gateway.services.tokens.verify(another.token)!;
    expect(await letsIn(gateway.services.tokens.sign({ accountId: mine.id, sessionId }))).toBe(
      false,
    );
  });

  it('refuses the token of an account that is gone', async () => {
    const { id, token } = await signedIn();
    await gateway.store.db.deleteFrom('accounts').where('id', '=', id).execute();
    expect(await letsIn(token)).toBe(false);
  });
});

describe('a session', () => {
  it('ends with logout, and the account’s others stay', async () => {
    const { tokens } = await signedIn({ sessions: 2 });
    const [first = '', second = ''] = tokens;
    const { data } = await gateway.graphql(LOGOUT, { input: {} }, first);
    expect(data?.logout).toEqual({ endedSessions: 1 });
    expect([await letsIn(first), await letsIn(second)]).toEqual([false, true]);
  });

  it('ends with a logout everywhere, and other accounts’ stay', async () => {
    const another = await signedIn();
    const { tokens } = await signedIn({ sessions: 3 });
    const { data } = await gateway.graphql(LOGOUT, { input: { everywhere: true } }, tokens[1]);
    expect(data?.logout).toEqual({ endedSessions: 3 });
    expect(await Promise.all(tokens.map(letsIn))).toEqual([false, false, false]);
    expect(await letsIn(another.token)).toBe(true);
  });

  it('ends with its own expiry, whatever the token says', async () => {
    const { id, token } = await signedIn();
    await gateway.store.db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('accountId', '=', id)
      .execute();
    expect(await letsIn(token)).toBe(false);
  });

  it('lasts seven days, as its token does', async () => {
    const { id } = await signedIn();
    const { createdAt, expiresAt } = await gateway.store.db
      .selectFrom('sessions')
      .select(['createdAt', 'expiresAt'])
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * 24 * 60 * 60 * 1000);
  });
});

describe('a change of an account counts from the next request on', () => {
  it('when it is disabled', async () => {
    const { id, token } = await signedIn();
    expect(await letsIn(token)).toBe(true);
    await change(id, { disabledAt: new Date().toISOString() });
    expect(await letsIn(token)).toBe(false);
  });

  it('when it gets another role', async () => {
    const { id, token } = await signedIn();
    const updateNone = () =>
      gateway.graphql(
        'mutation { updateInvoice(input: { id: "none" }) { invoice { id } } }',
        {},
        token,
      );
    const update = () => gateway.call({ url: '/api/invoices/update', body: { id: 'none' }, token });
    expect((await updateNone()).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await update()).status).toBe(403);
    await change(id, { role: 'EDITOR' });
    expect((await updateNone()).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await update()).status).toBe(404);
    expect((await gateway.graphql(ME, {}, token)).data?.me.role).toBe('EDITOR');
  });
});

describe('in production', () => {
  it('no demo account signs in, nor does a token that one has', async () => {
    const production = await startGateway({
      environment: { PROFILE: 'production', JWT_SECRET: 'thirty-two bytes of secret, plus' },
    });
    const demoAccount = await gateway.store.db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', 'sa@retaguarda.test')
      .executeTakeFirstOrThrow();
    await production.store.db.insertInto('accounts').values(demoAccount).execute();
    const body = { email: demoAccount.email, password: 'retaguarda' };
    expect(await production.call({ url: '/api/auth/login', body })).toEqual({
      status: 400,
      body: { message: 'Invalid email or password' },
    });

    const token = await production.tokenFor('SA');
    const asProfile = { method: 'GET' as const, url: '/api/auth/profile', token };
    expect((await production.call(asProfile)).status).toBe(200);
    const { accountId } = production.services.tokens.verify(token)!;
    await production.store.db
      .updateTable('accounts')
      .set({ isDemo: 1 })
      .where('id', '=', accountId)
      .execute();
    expect((await production.call(asProfile)).status).toBe(401);
    await production.stop();
  });

  it('a new database holds no account at all', async () => {
    const production = await startGateway({
      environment: { PROFILE: 'production', JWT_SECRET: 'thirty-two bytes of secret, plus' },
    });
    const accounts = await production.store.db.selectFrom('accounts').selectAll().execute();
    expect(accounts).toEqual([]);
    await production.stop();
  });
});
