import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitedGateway, secondGateway, send, type Sent } from '../../testing/limited-gateway.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';
import { guarded } from './sign-in-guard.ts';

type Gateway = Pick<TestGateway, 'app'>;
type Answer = ReturnType<typeof answerTo>;

const SA = 'sa@retaguarda.test';
const PERSON = 'pessoa@example.test';
const RIGHT = 'uma senha longa';
const REFUSED = { status: 400, body: '{"message":"Invalid email or password"}' };
const isShared = process.env.STORE === 'PostgreSQL';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function answerTo(gateway: Gateway, sent: Sent) {
  const { statusCode: status, body, headers } = await send(gateway, sent);
  return { status, body, retryAfter: headers['retry-after'] };
}

async function register(gateway: Gateway, { email = PERSON, from = '203.0.113.1' } = {}) {
  const payload = { email, username: 'Pessoa', password: RIGHT };
  return answerTo(gateway, { url: '/api/auth/register', payload, from });
}

interface Attempt {
  email?: string;
  password?: string;
  from?: string;
}

const overRest = (gateway: Gateway, { email = PERSON, password = RIGHT, ...sent }: Attempt = {}) =>
  answerTo(gateway, { url: '/api/auth/login', payload: { email, password }, ...sent });

async function overGraphql(
  gateway: Gateway,
  { email = PERSON, password = RIGHT, ...sent }: Attempt = {},
) {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
  const payload = { query, variables: { input: { email, password } } };
  return answerTo(gateway, { url: '/graphql', payload, ...sent });
}

async function fail(gateway: Gateway, times: number, sent: Attempt = {}) {
  const answers = [];
  for (let time = 0; time < times; time += 1) {
    answers.push(await overRest(gateway, { password: 'wrong', ...sent }));
  }
  return answers;
}

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describe('after five failures of an account from an address', () => {
  it('the right password is answered as a wrong one until a wait is over, which doubles', async () => {
    const gateway = await limitedGateway();
    await register(gateway);
    expect(await fail(gateway, 5)).toMatchObject(Array(5).fill(REFUSED));
    expect(await overRest(gateway)).toMatchObject(REFUSED);
    wait(1.1);
    expect(await fail(gateway, 1)).toMatchObject([REFUSED]);
    wait(1.1);
    expect(await overRest(gateway)).toMatchObject(REFUSED);
    wait(1);
    expect((await overRest(gateway)).status).toBe(200);
  });

  it('other addresses and other accounts go on', async () => {
    const gateway = await limitedGateway();
    await register(gateway);
    await fail(gateway, 6);
    expect((await overRest(gateway, { email: SA })).status).toBe(200);
    expect((await overRest(gateway, { from: '203.0.113.8' })).status).toBe(200);
  });

  it('counts over both doors, and however the email is written', async () => {
    const gateway = await limitedGateway();
    await register(gateway);
    await fail(gateway, 3, { email: ` ${PERSON.toUpperCase()} ` });
    for (let time = 0; time < 2; time += 1) await overGraphql(gateway, { password: 'wrong' });
    expect((await overGraphql(gateway)).body).toContain('Invalid email or password');
  });

  it('five right ones do not add up', async () => {
    const gateway = await limitedGateway();
    await register(gateway);
    for (let time = 0; time < 3; time += 1) {
      await fail(gateway, 4);
      expect((await overRest(gateway)).status).toBe(200);
    }
  });
});

it('of right guesses at once, while none is checked yet, five are heeded', async () => {
  const { services } = await limitedGateway();
  let asked = 0;
  const check = async () => {
    asked += 1;
    while (asked < 20) await setImmediate();
    return 'found';
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => guarded(services, PERSON, check)),
  );
  expect(answers.filter((found) => found !== undefined)).toHaveLength(5);
});

it('20 failures from anywhere lock an account for at most 15 minutes, whatever is tried meanwhile', async () => {
  const gateway = await limitedGateway();
  await register(gateway);
  for (const host of [11, 12, 13, 14]) await fail(gateway, 5, { from: `203.0.113.${host}` });
  expect(await overRest(gateway, { from: '203.0.113.99' })).toMatchObject(REFUSED);
  expect((await overRest(gateway, { email: SA, from: '203.0.113.99' })).status).toBe(200);
  for (let minute = 0; minute < 15; minute += 1) {
    await fail(gateway, 3, { from: `198.51.100.${minute}` });
    const from = `198.51.100.${100 + minute}`;
    expect(await overRest(gateway, { from })).toMatchObject(REFUSED);
    wait(60);
  }
  wait(1);
  expect((await overRest(gateway, { from: '203.0.113.99' })).status).toBe(200);
});

describe('30 failures from one address', () => {
  it('are followed by a 429 on both doors, for whatever account', async () => {
    const gateway = await limitedGateway();
    for (let time = 0; time < 30; time += 1) {
      const email = `somebody-${time}@example.test`;
      expect(await overRest(gateway, { email, password: 'x' })).toMatchObject(REFUSED);
    }
    expect(await overRest(gateway, { email: SA })).toEqual({
      status: 429,
      retryAfter: '600',
      body: JSON.stringify({
        message: 'Too many failed sign-ins from this address. Try again in 10 minutes.',
      }),
    });
    const refusedThere = await overGraphql(gateway, { email: SA });
    expect(refusedThere).toMatchObject({ status: 429, retryAfter: '600' });
    expect(JSON.parse(refusedThere.body)).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY', retryAfter: 600 } }],
    });
    expect((await overRest(gateway, { email: SA, from: '203.0.113.8' })).status).toBe(200);
    wait(601);
    expect((await overRest(gateway, { email: SA })).status).toBe(200);
  });

  it('are no 30 sign-ins that succeed', async () => {
    const gateway = await limitedGateway();
    for (let time = 0; time < 35; time += 1) {
      expect((await overRest(gateway, { email: SA })).status).toBe(200);
    }
  });
});

it('an address registers five accounts an hour', async () => {
  const gateway = await limitedGateway();
  for (let time = 0; time < 5; time += 1) {
    expect((await register(gateway, { email: `${time}@example.test` })).status).toBe(200);
  }
  expect(await register(gateway, { email: 'no email' })).toMatchObject({ status: 400 });
  const refused = await register(gateway, { email: '6@example.test' });
  expect(refused).toMatchObject({ status: 429, retryAfter: '3600' });
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }';
  const input = { email: '7@example.test', username: 'a', password: 'b' };
  const payload = { query, variables: { input } };
  const there = await answerTo(gateway, { url: '/graphql', payload, from: '203.0.113.1' });
  expect(there).toMatchObject({ status: 429, retryAfter: '3600' });
  expect((await register(gateway, { from: '203.0.113.2' })).status).toBe(200);
});

const resetOverRest = (gateway: Gateway, email: string, from: string) =>
  answerTo(gateway, { url: '/api/auth/request-password-reset', payload: { email }, from });

const resetOverGraphql = (gateway: Gateway, email: string, from: string) => {
  const query = `mutation ($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) { email }
  }`;
  const payload = { query, variables: { input: { email } } };
  return answerTo(gateway, { url: '/graphql', payload, from });
};

it('an email gets three links an hour over both doors, whether or not it has an account', async () => {
  const gateway = await limitedGateway();
  for (const email of [SA, 'nobody@example.test']) {
    const ask = (host: number) => resetOverRest(gateway, email, `203.0.113.${host}`);
    expect((await ask(1)).status).toBe(200);
    expect((await resetOverGraphql(gateway, email.toUpperCase(), '203.0.113.2')).status).toBe(200);
    expect((await ask(3)).status).toBe(200);
    const there = await resetOverGraphql(gateway, email, '203.0.113.4');
    expect(there).toMatchObject({ status: 429, retryAfter: '3600' });
    expect(await ask(4)).toEqual({
      status: 429,
      retryAfter: '3600',
      body: '{"message":"Too many links for this email. Try again in 60 minutes."}',
    });
    wait(3_601);
    expect((await ask(5)).status).toBe(200);
  }
});

describe.runIf(isShared)('several gateways of one PostgreSQL count together', () => {
  let gateways: readonly [TestGateway, Gateway];
  beforeEach(async () => {
    const gateway = await limitedGateway();
    gateways = [gateway, await secondGateway(gateway)];
  });

  const statusesOf = async (times: number, ask: (gateway: Gateway, time: number) => Answer) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await ask(gateways[time % 2]!, time)).status);
    }
    return statuses;
  };

  it('the failures of an account from one address', async () => {
    await register(gateways[0]);
    await fail(gateways[0], 3);
    await fail(gateways[1], 2);
    for (const each of gateways) expect(await overRest(each)).toMatchObject(REFUSED);
  });

  it('the failures of an account from anywhere', async () => {
    await register(gateways[0]);
    const from = (time: number) => `198.51.100.${time}`;
    await statusesOf(20, (each, time) => overRest(each, { password: 'no', from: from(time) }));
    for (const each of gateways) {
      expect(await overRest(each, { from: from(99) })).toMatchObject(REFUSED);
    }
  });

  it('the failures from one address', async () => {
    const ask = (each: Gateway, time: number) => overRest(each, { email: `${time}@example.test` });
    const statuses = await statusesOf(32, ask);
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429, 429]);
  });

  it('the registrations from one address, and the links for one email', async () => {
    const registering = (each: Gateway, time: number) =>
      register(each, { email: `${time}@example.test` });
    expect(await statusesOf(7, registering)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const resetting = (each: Gateway, time: number) =>
      resetOverRest(each, SA, `198.51.100.${time}`);
    expect(await statusesOf(5, resetting)).toEqual([200, 200, 200, 429, 429]);
  });
});
