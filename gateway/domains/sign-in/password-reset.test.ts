import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../services/services.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const REQUEST = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { email }
}`;
const RESET = `mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) { user { id email } }
}`;
const USED_UP = 'This link has expired or was already used';

let gateway: TestGateway;
let mails: Mail[];
beforeAll(async () => {
  gateway = await startGateway({ environment: { PUBLIC_URL: 'https://retaguarda.test/' } });
  mails = [];
  gateway.services.sendMail = (mail) => void mails.push(mail);
});
afterAll(() => gateway.stop());

async function register(email: string, password = 'a senha antiga') {
  const body = { email, username: 'a', password };
  const answer = await gateway.call({ url: '/api/auth/register', body });
  return (answer.body as { accessToken: string }).accessToken;
}

const request = (email: string) => gateway.graphql(REQUEST, { input: { email } });
const reset = (token: string, password = 'a senha nova') =>
  gateway.graphql(RESET, { input: { token, password } });
const signIn = (email: string, password: string) =>
  gateway.call({ url: '/api/auth/login', body: { email, password } });

const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

function tokenSentTo(email: string): string {
  const link = /https:\/\/retaguarda\.test\/recuperar-senha#token=([\w-]+)\n/;
  return link.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
}

describe('asking for a reset link', () => {
  it('sends one to the account’s email', async () => {
    await register('asks@example.test');
    const { data } = await request(' ASKS@example.test');
    expect(data?.requestPasswordReset).toEqual({ email: 'asks@example.test' });
    expect(mailsTo('asks@example.test')).toHaveLength(1);
    expect(tokenSentTo('asks@example.test')).toHaveLength(43);
  });

  it('answers the same for an unknown email and a disabled account, and sends nothing', async () => {
    await register('gone@example.test');
    await gateway.store.db
      .updateTable('accounts')
      .set({ disabledAt: '2026-01-01T00:00:00.000Z' })
      .where('email', '=', 'gone@example.test')
      .execute();
    for (const email of ['gone@example.test', 'nobody@example.test']) {
      const { data, errors } = await request(email);
      expect(errors).toBeUndefined();
      expect(data?.requestPasswordReset).toEqual({ email });
      expect(mailsTo(email)).toEqual([]);
    }
  });

  it.each([
    ['', 'this field is required'],
    ['nobody', 'email is not valid'],
  ])('refuses the email %j', async (email, message) => {
    const { status, body } = await gateway.call({
      url: '/api/auth/request-password-reset',
      body: { email },
    });
    expect({ status, body }).toEqual({
      status: 400,
      body: { message, fields: { email: message } },
    });
  });

  it('keeps no token, only its hash', async () => {
    await register('hash@example.test');
    await request('hash@example.test');
    const rows = await gateway.store.db.selectFrom('passwordResets').selectAll().execute();
    const token = tokenSentTo('hash@example.test');
    expect(token).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a reset link', () => {
  it('sets the new password and ends every session', async () => {
    const email = 'resets@example.test';
    const session = await register(email);
    await request(email);
    const { data } = await reset(tokenSentTo(email), 'outra senha');
    expect(data?.resetPassword.user).toMatchObject({ email });
    const profile = await gateway.call({
      method: 'GET',
      url: '/api/auth/profile',
      token: session,
    });
    expect(profile.status).toBe(401);
    expect((await signIn(email, 'a senha antiga')).status).toBe(400);
    expect((await signIn(email, 'outra senha')).status).toBe(200);
  });

  it('leaves the sessions of other accounts', async () => {
    const bystander = await register('bystander@example.test');
    await register('resets-alone@example.test');
    await request('resets-alone@example.test');
    expect((await reset(tokenSentTo('resets-alone@example.test'))).errors).toBeUndefined();
    const asProfile = { method: 'GET' as const, url: '/api/auth/profile', token: bystander };
    expect((await gateway.call(asProfile)).status).toBe(200);
  });

  it('works once', async () => {
    const email = 'twice@example.test';
    await register(email);
    await request(email);
    const token = tokenSentTo(email);
    const answers = await Promise.all([reset(token, 'uma'), reset(token, 'outra'), reset(token)]);
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    const { errors } = await reset(token);
    expect(errors?.[0]).toMatchObject({
      message: USED_UP,
      extensions: { code: 'INVALID', fields: { token: USED_UP } },
    });
  });

  it('is refused after its hour', async () => {
    const email = 'late@example.test';
    await register(email);
    const before = Date.now();
    await request(email);
    const resets = gateway.store.db
      .selectFrom('passwordResets')
      .innerJoin('accounts', 'accounts.id', 'passwordResets.accountId')
      .where('accounts.email', '=', email);
    const { tokenHash, expiresAt } = await resets
      .select(['tokenHash', 'expiresAt'])
      .executeTakeFirstOrThrow();
    const lifeMs = Date.parse(expiresAt) - before;
    expect(Math.round(lifeMs / 60_000)).toBe(60);
    await gateway.store.db
      .updateTable('passwordResets')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute();
    expect((await reset(tokenSentTo(email))).errors?.[0]?.message).toBe(USED_UP);
    expect((await signIn(email, 'a senha antiga')).status).toBe(200);
  });

  it('is refused when the account was disabled meanwhile', async () => {
    const email = 'disabled-meanwhile@example.test';
    await register(email);
    await request(email);
    await gateway.store.db
      .updateTable('accounts')
      .set({ disabledAt: new Date().toISOString() })
      .where('email', '=', email)
      .execute();
    expect((await reset(tokenSentTo(email))).errors?.[0]?.message).toBe(USED_UP);
  });

  it('stays usable when the new password is refused', async () => {
    const email = 'second-try@example.test';
    await register(email);
    await request(email);
    const { errors } = await reset(tokenSentTo(email), '');
    expect(errors?.[0]?.extensions?.fields).toEqual({ password: 'this field is required' });
    expect((await reset(tokenSentTo(email))).errors).toBeUndefined();
  });

  it.each(['', 'a-token-that-nobody-sent'])('is refused when its token is %j', async (token) => {
    expect((await reset(token)).errors?.[0]?.message).toBe(USED_UP);
  });
});
