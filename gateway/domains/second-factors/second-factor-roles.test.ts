import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, secondStep, verify, withTotp } from '../../testing/authenticator.ts';
import { limitedGateway, send } from '../../testing/limited-gateway.ts';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway } from '../../testing/test-gateway.ts';

const UPDATE =
  'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { id } } }';
const REQUIRE =
  'mutation ($input: RequireSecondFactorInput!) { requireSecondFactor(input: $input) { roles } }';
const REMOVE = `mutation ($input: RemoveSecondFactorsInput!) {
  removeSecondFactors(input: $input) { secondFactors { totpSince recoveryCodes } }
}`;
const WRONG = {
  status: 400,
  body: { message: 'This code is not valid', fields: { code: 'This code is not valid' } },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describe('guessing the second factor', () => {
  it('after five wrong codes the right one is answered as a wrong one until a wait is over', async () => {
    const limited = await limitedGateway();
    const { email, secret } = await withTotp(limited);
    const { token } = await secondStep(limited, email);
    for (let time = 0; time < 6; time += 1) {
      expect(await verify(limited, token, '000000')).toEqual(WRONG);
    }
    expect(await verify(limited, token, codeOf(secret))).toEqual(WRONG);
    wait(3);
    expect((await verify(limited, token, codeOf(secret))).status).toBe(200);
  });

  it('is not forgotten with a new right password, and an SA unlocks it', async () => {
    const limited = await limitedGateway();
    const { id, email, secret } = await withTotp(limited);
    const sa = await limited.tokenFor('SA');
    const { token } = await secondStep(limited, email);
    for (let time = 0; time < 20; time += 1) {
      const payload = { token, code: '000000' };
      const from = `203.0.113.${time % 4}`;
      await send(limited, { url: '/api/auth/second-factor', payload, from });
    }
    await secondStep(limited, email);
    expect(await verify(limited, token, codeOf(secret))).toEqual(WRONG);
    const isLocked = async () => {
      const query = 'query ($text: String) { accounts(text: $text) { nodes { isLocked } } }';
      const { data } = await limited.graphql(query, { text: email }, sa);
      return data?.accounts.nodes[0].isLocked as boolean;
    };
    expect(await isLocked()).toBe(true);
    const UNLOCK =
      'mutation ($input: UnlockAccountInput!) { unlockAccount(input: $input) { account { id } } }';
    await limited.graphql(UNLOCK, { input: { id } }, sa);
    expect(await isLocked()).toBe(false);
    expect((await verify(limited, token, codeOf(secret))).status).toBe(200);
  });
});

describe('a role that needs a second factor', () => {
  async function requiring(...roles: string[]) {
    const own = await startGateway({ isEmpty: true });
    const sa = await own.tokenFor('SA');
    const require = () => own.graphql(REQUIRE, { input: { roles } }, sa);
    return { own, sa, require };
  }

  it('ends sessions and API keys of accounts without one, which set it up at the next sign-in', async () => {
    const { own, require } = await requiring('GUEST');
    const { email, token } = await registered(own);
    const CREATE =
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { token } }';
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const input = { name: 'a', role: 'GUEST', expiresAt, currentPassword: PASSWORD };
    const key = (await own.graphql(CREATE, { input }, token)).data?.createApiKey.token as string;
    const statusOf = async (by: string) =>
      (await own.call({ method: 'GET', url: '/api/auth/profile', token: by })).status;
    expect([await statusOf(token), await statusOf(key)]).toEqual([200, 200]);
    expect((await require()).data?.requireSecondFactor.roles).toEqual(['GUEST']);
    for (const url of ['/api/auth/profile', '/api/projects.csv', '/api/records/projects']) {
      for (const by of [token, key]) {
        expect((await own.call({ method: 'GET', url, token: by })).status).toBe(401);
      }
    }
    const step = await secondStep(own, email);
    expect(step.methods).toEqual([]);
    const started = await own.call({
      url: '/api/auth/second-factor/setup',
      body: { token: step.token },
    });
    const { secret } = started.body as { secret: string };
    expect(await verify(own, step.token, '000000')).toEqual(WRONG);
    const { status, body } = await verify(own, step.token, codeOf(secret));
    expect(status).toBe(200);
    const { accessToken, recoveryCodes } = body as { accessToken: string; recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    expect([await statusOf(accessToken), await statusOf(key)]).toEqual([200, 200]);
    const taken = await own.graphql(REMOVE, { input: { currentPassword: PASSWORD } }, accessToken);
    expect(taken.errors?.[0]).toMatchObject({
      message: 'Your role requires a second factor',
      extensions: { code: 'CONFLICT' },
    });
    await own.stop();
  });

  it('lets nobody register into it without one', async () => {
    const { own, require } = await requiring('GUEST');
    await require();
    const body = { email: 'novo@example.test', username: 'Novo', password: PASSWORD };
    const answer = await own.call({ url: '/api/auth/register', body });
    expect(answer).toMatchObject({ status: 401, body: { secondFactor: { methods: [] } } });
    await own.stop();
  });

  it('is not required by an SA who has none: nobody locks themselves out', async () => {
    const { own, require } = await requiring('SA', 'GUEST');
    expect((await require()).errors?.[0]).toMatchObject({
      message: 'Set up a second factor for your own account first',
      extensions: { code: 'CONFLICT' },
    });
    await own.stop();
  });

  it('reaches an account with its promotion', async () => {
    const { own, sa, require } = await requiring('ADMIN');
    await require();
    const { id, token } = await registered(own);
    await own.graphql(UPDATE, { input: { id, role: 'ADMIN' } }, sa);
    const answer = await own.call({ method: 'GET', url: '/api/auth/profile', token });
    expect(answer.status).toBe(401);
    await own.stop();
  });
});
