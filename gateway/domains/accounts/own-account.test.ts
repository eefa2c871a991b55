import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const PROFILE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { account { name avatar role } }
}`;
const PASSWORDS = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { account { id } }
}`;
const EMAIL = `mutation ($input: ChangeEmailInput!) {
  changeEmail(input: $input) { account { email } }
}`;
const LOGIN = '/api/auth/login';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
});
afterAll(() => gateway.stop());

const ask = (query: string, input: object, token: string, of = gateway) =>
  of.graphql(query, { input }, token);
const fieldsOf = async (query: string, input: object, token: string) =>
  (await ask(query, input, token)).errors?.[0]?.extensions?.fields;
const letsIn = async (token: string) =>
  (await gateway.call({ method: 'GET', url: '/api/auth/profile', token })).status === 200;
const signIn = async (email: string, password: string) =>
  (await gateway.call({ url: LOGIN, body: { email, password } })).status;

describe('the own profile', () => {
  const avatar = 'data:image/webp;base64,UklGRg==';

  it('gets another name and picture, and loses the picture', async () => {
    const { token } = await registered(gateway);
    const { data } = await ask(PROFILE, { name: ' Ana Souza ', avatar }, token);
    expect(data?.updateProfile.account).toEqual({ name: 'Ana Souza', avatar, role: 'GUEST' });
    const without = await ask(PROFILE, { avatar: null }, token);
    expect(without.data?.updateProfile.account).toMatchObject({ name: 'Ana Souza', avatar: null });
  });

  it.each([
    [{ name: ' ' }, { name: 'this field is required' }],
    [{ name: 'x'.repeat(201) }, { name: 'must be at most 200 characters long' }],
    [{ avatar: 'javascript:alert(1)' }, { avatar: 'must be an address of a picture' }],
    [
      { avatar: `data:image/png;base64,${'A'.repeat(20_000)}` },
      { avatar: 'must be at most 20000 characters long' },
    ],
  ])('refuses %#', async (input, fields) => {
    const { token } = await registered(gateway);
    expect(await fieldsOf(PROFILE, input, token)).toEqual(fields);
  });

  it('takes no role', async () => {
    const { token } = await registered(gateway);
    const { errors } = await ask(PROFILE, { role: 'SA' }, token);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
  });
});

describe('a change of the password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const { email, tokens } = await registered(gateway, { sessions: 3 });
    const [token = ''] = tokens;
    const input = { currentPassword: PASSWORD, password: 'outra senha longa' };
    expect((await ask(PASSWORDS, input, token)).errors).toBeUndefined();
    expect(await Promise.all(tokens.map(letsIn))).toEqual([true, false, false]);
    expect(await signIn(email, PASSWORD)).toBe(400);
    expect(await signIn(email, input.password)).toBe(200);
  });

  it('needs the current password', async () => {
    const { email, token } = await registered(gateway);
    const input = { currentPassword: 'wrong', password: 'outra senha longa' };
    const fields = { currentPassword: 'This is not your password' };
    expect(await fieldsOf(PASSWORDS, input, token)).toEqual(fields);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  it('is refused for a while after wrong guesses, as a sign-in is', async () => {
    const { token } = await registered(gateway);
    const change = (currentPassword: string) =>
      fieldsOf(PASSWORDS, { currentPassword, password: 'outra senha longa' }, token);
    for (let guess = 0; guess < 5; guess += 1) await change('wrong');
    expect(await change(PASSWORD)).toEqual({ currentPassword: 'This is not your password' });
  });

  it('does not count an empty password as a guess', async () => {
    const { email, token } = await registered(gateway);
    const change = (currentPassword: string) =>
      fieldsOf(PASSWORDS, { currentPassword, password: 'outra senha longa' }, token);
    for (let time = 0; time < 5; time += 1) {
      expect(await change('')).toEqual({ currentPassword: 'this field is required' });
    }
    await change(PASSWORD);
    expect(await signIn(email, 'outra senha longa')).toBe(200);
  });

  it('names everything that is wrong at once', async () => {
    const { token } = await registered(gateway);
    expect(await fieldsOf(PASSWORDS, { currentPassword: '', password: '' }, token)).toEqual({
      currentPassword: 'this field is required',
      password: 'this field is required',
    });
  });
});

describe('a change of the email', () => {
  it('needs the current password, and moves the sign-in', async () => {
    const { email, token } = await registered(gateway);
    const input = { currentPassword: PASSWORD, email: ` NEW-${email} ` };
    expect(await fieldsOf(EMAIL, { ...input, currentPassword: 'wrong' }, token)).toEqual({
      currentPassword: 'This is not your password',
    });
    const { data } = await ask(EMAIL, input, token);
    expect(data?.changeEmail.account.email).toBe(`new-${email}`);
    expect(await signIn(email, PASSWORD)).toBe(400);
    expect(await signIn(`new-${email}`, PASSWORD)).toBe(200);
  });

  it('tells the earlier address', async () => {
    const { email, token } = await registered(gateway);
    const sent: { to: string; text: string }[] = [];
    const { sendMail } = gateway.services;
    gateway.services.sendMail = (mail) => void sent.push(mail);
    onTestFinished(() => void (gateway.services.sendMail = sendMail));
    await ask(EMAIL, { currentPassword: PASSWORD, email: `new-${email}` }, token);
    expect(sent).toMatchObject([{ to: email, text: expect.stringContaining(`new-${email}`) }]);
  });

  it('refuses one in use, and one that is none', async () => {
    const [{ token }, { email }] = [await registered(gateway), await registered(gateway)];
    const fields = (entered: string) =>
      fieldsOf(EMAIL, { currentPassword: PASSWORD, email: entered }, token);
    expect(await fields(email)).toEqual({ email: 'User already exists!' });
    expect(await fields('a@b')).toEqual({ email: 'email is not valid' });
  });
});

describe('in production', () => {
  it('a new password is long and none of those that are used most, on every way to one', async () => {
    const production = await startGateway({
      environment: { PROFILE: 'production', JWT_SECRET: 'x'.repeat(32) },
    });
    onTestFinished(() => production.stop());
    const register = async (password: string) =>
      (
        await production.call({
          url: '/api/auth/register',
          body: { email: 'ana@example.test', username: 'ana', password },
        })
      ).body;
    const short = 'must be at least 10 characters long';
    expect(await register('123456789')).toMatchObject({ fields: { password: short } });
    const common = { fields: { password: 'is one of the most used passwords' } };
    expect(await register('QwertyUIOP')).toMatchObject(common);
    const { accessToken } = (await register('pão de queijo')) as { accessToken: string };
    const input = { currentPassword: 'pão de queijo', password: '1234567890' };
    const { errors } = await ask(PASSWORDS, input, accessToken, production);
    expect(errors?.[0]?.extensions).toMatchObject(common);
    const reset = await production.call({
      url: '/api/auth/reset-password',
      body: { token: 'any', password: 'short' },
    });
    expect(reset.body).toMatchObject({ fields: { password: short } });
  });
});
