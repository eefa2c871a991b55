import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { captureLog } from '../../testing/captured-log.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { accessToken user { id avatar email name role username age } }
}`;
const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { accessToken user { id email name username role avatar age } }
}`;
const ME = '{ me { id email role } }';
const PASSWORD = 'uma senha longa';
const refusal = { message: 'Invalid email or password' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

async function register(email: string) {
  const body = { email, username: 'Alguém', password: PASSWORD };
  const answer = await gateway.call({ url: '/api/auth/register', body });
  return answer.body as { accessToken: string; user: { id: string } };
}

const restLogin = (email: string, password: string) =>
  gateway.call({ url: '/api/auth/login', body: { email, password } });

describe('signing in', () => {
  it('answers the account and a token that holds, over REST', async () => {
    await register('rest-login@example.test');
    const { status, body } = await restLogin('rest-login@example.test', PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.any(String),
      user: {
        id: expect.any(String),
        avatar: expect.stringContaining('/api/pictures/person/'),
        email: 'rest-login@example.test',
        name: 'Alguém',
        role: 'GUEST',
      },
    });
    const { accessToken, user } = body as { accessToken: string; user: { id: string } };
    const profile = await gateway.graphql(ME, {}, accessToken);
    expect(profile.data?.me.id).toBe(user.id);
  });

  it('answers the account and a token that holds, over GraphQL', async () => {
    await register('graphql-login@example.test');
    const input = { email: '  GRAPHQL-login@Example.test ', password: PASSWORD };
    const { data } = await gateway.graphql(LOGIN, { input });
    expect(data?.login.user).toMatchObject({ email: 'graphql-login@example.test', age: null });
    const profile = await gateway.graphql(ME, {}, data?.login.accessToken);
    expect(profile.data?.me.id).toBe(data?.login.user.id);
  });

  it('answers byte for byte the same to a wrong password, an unknown email and a disabled account', async () => {
    await register('known@example.test');
    const { user } = await register('disabled@example.test');
    await gateway.store.db
      .updateTable('accounts')
      .set({ disabledAt: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', user.id)
      .execute();
    const tries = [
      { email: 'known@example.test', password: 'wrong' },
      { email: 'nobody@example.test', password: PASSWORD },
      { email: 'disabled@example.test', password: PASSWORD },
      { email: 'known@example.test', password: '' },
      { email: 'not an email', password: 'x'.repeat(2000) },
    ];
    const answers = tries.map(async (payload) => {
      const { statusCode, payload: text } = await gateway.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload,
      });
      return [statusCode, text];
    });
    const expected = [400, JSON.stringify(refusal)];
    expect(await Promise.all(answers)).toEqual(tries.map(() => expected));
  });

  it('refuses over GraphQL with the same message', async () => {
    const { data, errors } = await gateway.graphql(LOGIN, {
      input: { email: 'nobody@example.test', password: 'x' },
    });
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        ...refusal,
        locations: [{ line: 2, column: 3 }],
        path: ['login'],
        extensions: { code: 'INVALID' },
      },
    ]);
  });

  it('refuses a body without the fields, and a field that is no text', async () => {
    expect(await gateway.call({ url: '/api/auth/login' })).toEqual({ status: 400, body: refusal });
    expect(
      await gateway.call({ url: '/api/auth/login', body: { email: 1, password: [] } }),
    ).toMatchObject({ status: 400, body: { fields: { email: 'must be a text' } } });
  });

  it.each(['sa', 'admin', 'editor', 'guest'])(
    'lets the demo account %s in with any password',
    async (name) => {
      const { status, body } = await restLogin(`${name}@retaguarda.test`, 'whatever');
      expect(status).toBe(200);
      expect(body).toMatchObject({ user: { role: name.toUpperCase() } });
    },
  );

  it('gives the SA demo account the id of its chat contact and board member', async () => {
    const { body } = await restLogin('sa@retaguarda.test', 'retaguarda');
    expect(body).toMatchObject({ user: { id: '7863a6802ez0e277a0f98534' } });
  });
});

describe('registering', () => {
  it('makes a guest and signs it in', async () => {
    const { status, body } = await gateway.call({
      url: '/api/auth/register',
      body: { email: 'Novo@Example.test', username: ' Novo ', password: PASSWORD, role: 'SA' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.any(String),
      user: {
        id: expect.any(String),
        avatar: expect.stringContaining('/api/pictures/person/'),
        email: 'novo@example.test',
        name: 'Novo',
        role: 'GUEST',
        username: 'Novo',
      },
    });
    const { accessToken } = body as { accessToken: string };
    const me = await gateway.graphql(ME, {}, accessToken);
    expect(me.data?.me).toMatchObject({ email: 'novo@example.test', role: 'GUEST' });
  });

  it('has no way to ask for a role over GraphQL', async () => {
    const input = { email: 'a@example.test', username: 'a', password: 'b', role: 'SA' };
    const { errors } = await gateway.graphql(REGISTER, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
  });

  it('refuses an email in use, however it is written, and logs why without it', async () => {
    const log = captureLog(gateway.app);
    onTestFinished(() => void vi.restoreAllMocks());
    await register('taken@example.test');
    const { status, body } = await gateway.call({
      url: '/api/auth/register',
      body: { email: ' TAKEN@example.TEST', username: 'Outro', password: PASSWORD },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'User already exists!',
      fields: { email: 'User already exists!' },
    });
    expect(log).toMatchObject([
      {
        level: 'warn',
        message: 'a registration was refused',
        details: { fields: { email: 'User already exists!' } },
      },
    ]);
  });

  it('gives an email to one of several that register it at once', async () => {
    const body = { email: 'race@example.test', username: 'a', password: PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => gateway.call({ url: '/api/auth/register', body })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400, 400]);
  });

  it.each([
    ['email', '', 'this field is required'],
    ['email', 'a@b', 'email is not valid'],
    ['username', ' ', 'this field is required'],
    ['password', '', 'this field is required'],
  ])('refuses the %s %j with %j', async (field, value, message) => {
    const valid = { email: 'valid@example.test', username: 'a', password: 'b' };
    const { data, errors } = await gateway.graphql(REGISTER, {
      input: { ...valid, [field]: value },
    });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'INVALID', fields: { [field]: message } },
    });
  });

  it('keeps no password, only its argon2id hash', async () => {
    const { user } = await register('hashed@example.test');
    const { passwordHash } = await gateway.store.db
      .selectFrom('accounts')
      .select('passwordHash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('with LOGIN_DELAY_MS', () => {
  it.each([
    ['right', 'sa@retaguarda.test', 200],
    ['refused', 'nobody@retaguarda.test', 400],
  ])('a sign-in that is %s takes at least that long', async (_answer, email, status) => {
    const slow = await startGateway({ environment: { LOGIN_DELAY_MS: '150' } });
    const startedAt = performance.now();
    const answer = await slow.call({ url: '/api/auth/login', body: { email, password: 'x' } });
    // A timer may fire a fraction of a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(149);
    expect(answer.status).toBe(status);
    await slow.stop();
  });
});
