import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  codeOf,
  secondStep,
  setUpTotp,
  signIn,
  verify,
  withTotp,
} from '../../testing/authenticator.ts';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const STATE = '{ secondFactors { totpSince recoveryCodes isRequired } }';
const RESET = `mutation ($input: ResetSecondFactorsInput!) {
  resetSecondFactors(input: $input) { account { hasSecondFactor openSessions } }
}`;
const REMOVE = `mutation ($input: RemoveSecondFactorsInput!) {
  removeSecondFactors(input: $input) { secondFactors { totpSince recoveryCodes } }
}`;
const RENEW = `mutation ($input: RenewRecoveryCodesInput!) {
  renewRecoveryCodes(input: $input) { recoveryCodes }
}`;
const WRONG = {
  status: 400,
  body: { message: 'This code is not valid', fields: { code: 'This code is not valid' } },
};
const EXPIRED = { status: 400, body: { message: 'This sign-in has expired. Start again.' } };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

const isSignedIn = async (token: string) =>
  (await gateway.call({ method: 'GET', url: '/api/auth/profile', token })).status === 200;

describe('an account with an authenticator app', () => {
  it('gets a token for the second step in place of a session, on both doors', async () => {
    const { email } = await withTotp(gateway);
    expect(await signIn(gateway, email)).toEqual({
      status: 401,
      body: {
        message: 'Enter the code from your second factor',
        secondFactor: {
          token: expect.stringMatching(/^[\w-]{43}$/) as string,
          methods: ['totp', 'recoveryCode'],
          expiresAt: expect.any(String) as string,
        },
      },
    });
    const { data, errors } = await gateway.graphql(LOGIN, { input: { email, password: PASSWORD } });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'SECOND_FACTOR',
      secondFactor: { methods: ['totp', 'recoveryCode'] },
    });
  });

  it('says nothing of it to a wrong password', async () => {
    const { email } = await withTotp(gateway);
    expect(await signIn(gateway, email, 'wrong')).toEqual({
      status: 400,
      body: { message: 'Invalid email or password' },
    });
  });

  it('signs in with the code, which answers as a sign-in does', async () => {
    const { email, id, secret } = await withTotp(gateway);
    const { token } = await secondStep(gateway, email);
    const { status, body } = await verify(gateway, token, codeOf(secret));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      accessToken: expect.any(String) as string,
      recoveryCodes: null,
      user: { id, email, role: 'GUEST' },
    });
    expect(await isSignedIn((body as { accessToken: string }).accessToken)).toBe(true);
  });

  it('uses up code and token with the sign-in', async () => {
    const { email, secret } = await withTotp(gateway);
    const [first, second] = [await secondStep(gateway, email), await secondStep(gateway, email)];
    const code = codeOf(secret);
    expect((await verify(gateway, first.token, code)).status).toBe(200);
    expect(await verify(gateway, first.token, codeOf(secret, 1))).toMatchObject(EXPIRED);
    expect(await verify(gateway, second.token, code)).toEqual(WRONG);
    wait(31);
    expect((await verify(gateway, second.token, codeOf(secret))).status).toBe(200);
  });

  it('accepts a code from one of several that send it at once', async () => {
    const { email, secret } = await withTotp(gateway);
    const steps = await Promise.all([1, 2, 3].map(() => secondStep(gateway, email)));
    const code = codeOf(secret);
    const answers = await Promise.all(steps.map(({ token }) => verify(gateway, token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('refuses a code that set the app up', async () => {
    const { email, secret } = await withTotp(gateway);
    const { token } = await secondStep(gateway, email);
    expect(await verify(gateway, token, codeOf(secret, -1))).toEqual(WRONG);
  });

  it('signs in with each recovery code once', async () => {
    const { email, recoveryCodes } = await withTotp(gateway);
    const [first = '', second = ''] = recoveryCodes;
    const once = await verify(
      gateway,
      (await secondStep(gateway, email)).token,
      first.toUpperCase(),
    );
    expect(once.status).toBe(200);
    const { token } = await secondStep(gateway, email);
    expect(await verify(gateway, token, first)).toEqual(WRONG);
    expect((await verify(gateway, token, second)).status).toBe(200);
    const { accessToken } = once.body as { accessToken: string };
    const { data } = await gateway.graphql(STATE, {}, accessToken);
    expect(data?.secondFactors.recoveryCodes).toBe(8);
  });

  it('waits ten minutes for the code, and no longer than the password stays', async () => {
    const { email, secret, token: session } = await withTotp(gateway);
    const late = await secondStep(gateway, email);
    wait(601);
    expect(await verify(gateway, late.token, codeOf(secret))).toMatchObject(EXPIRED);
    const { token } = await secondStep(gateway, email);
    const input = { currentPassword: PASSWORD, password: 'outra senha longa' };
    const CHANGE = `mutation ($input: ChangePasswordInput!) {
      changePassword(input: $input) { account { id } }
    }`;
    expect((await gateway.graphql(CHANGE, { input }, session)).errors).toBeUndefined();
    expect(await verify(gateway, token, codeOf(secret))).toMatchObject(EXPIRED);
  });

  it('is not let in by a new password alone', async () => {
    const { email, token } = await withTotp(gateway);
    const mails = vi.spyOn(gateway.services, 'sendMail').mockReturnValue();
    await gateway.call({ url: '/api/auth/request-password-reset', body: { email } });
    const link = /token=([\w-]+)/.exec(mails.mock.lastCall?.[0].text ?? '')?.[1];
    mails.mockRestore();
    const password = 'uma terceira senha';
    const body = { token: link, password };
    expect((await gateway.call({ url: '/api/auth/reset-password', body })).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(gateway, email, password)).status).toBe(401);
  });
});

describe('setting an authenticator app up', () => {
  it('ends the other sessions, and waiting sign-ins', async () => {
    const { tokens } = await withTotp(gateway, { sessions: 2 });
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([true, false]);
  });

  it('asks for the password, and for a code of the app', async () => {
    const { token } = await registered(gateway);
    const START = 'mutation ($input: StartTotpInput!) { startTotp(input: $input) { __typename } }';
    const wrong = await gateway.graphql(START, { input: { currentPassword: 'wrong' } }, token);
    expect(wrong.errors?.[0]?.extensions?.fields).toEqual({
      currentPassword: 'This is not your password',
    });
    const CONFIRM =
      'mutation ($input: ConfirmTotpInput!) { confirmTotp(input: $input) { recoveryCodes } }';
    const confirmed = await gateway.graphql(CONFIRM, { input: { code: '123456' } }, token);
    expect(confirmed.errors?.[0]?.message).toBe('This code is not valid');
  });

  it('keeps the earlier app until a code of the new one is given', async () => {
    const { email, token, secret } = await withTotp(gateway);
    const START = 'mutation ($input: StartTotpInput!) { startTotp(input: $input) { __typename } }';
    await gateway.graphql(START, { input: { currentPassword: PASSWORD } }, token);
    expect(
      (await verify(gateway, (await secondStep(gateway, email)).token, codeOf(secret))).status,
    ).toBe(200);
    const renewed = await setUpTotp(gateway, token);
    const step = await secondStep(gateway, email);
    expect(await verify(gateway, step.token, codeOf(secret, 1))).toEqual(WRONG);
    expect((await verify(gateway, step.token, codeOf(renewed.secret))).status).toBe(200);
  });

  it('keeps neither the key nor the recovery codes in the store as they are', async () => {
    const { id, secret, recoveryCodes } = await withTotp(gateway);
    const { db } = gateway.store;
    const rows = JSON.stringify([
      await db.selectFrom('totp').selectAll().where('accountId', '=', id).execute(),
      await db.selectFrom('recoveryCodes').selectAll().where('accountId', '=', id).execute(),
    ]);
    expect(rows).toContain(id);
    for (const kept of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')]) {
      expect(rows).not.toContain(kept);
    }
  });

  it('can be taken back and its recovery codes renewed, with the password', async () => {
    const { email, token, recoveryCodes } = await withTotp(gateway);
    const input = { currentPassword: PASSWORD };
    const { data } = await gateway.graphql(RENEW, { input }, token);
    const [fresh = ''] = data?.renewRecoveryCodes.recoveryCodes as string[];
    const step = await secondStep(gateway, email);
    expect(await verify(gateway, step.token, recoveryCodes[0]!)).toEqual(WRONG);
    expect((await verify(gateway, step.token, fresh)).status).toBe(200);
    const wrong = await gateway.graphql(REMOVE, { input: { currentPassword: 'x' } }, token);
    expect(wrong.errors?.[0]?.extensions?.code).toBe('INVALID');
    expect((await gateway.graphql(REMOVE, { input }, token)).errors).toBeUndefined();
    expect((await signIn(gateway, email)).status).toBe(200);
  });
});

it('an SA resets the second factor of an account that lost its device', async () => {
  const { id, email, token } = await withTotp(gateway);
  const sa = await gateway.tokenFor('SA');
  expect((await gateway.graphql(RESET, { input: { id } }, token)).errors?.[0]).toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
  const { data } = await gateway.graphql(RESET, { input: { id } }, sa);
  expect(data?.resetSecondFactors.account).toEqual({ hasSecondFactor: false, openSessions: 0 });
  expect(await isSignedIn(token)).toBe(false);
  expect((await signIn(gateway, email)).status).toBe(200);
});
