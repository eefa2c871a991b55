import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitedGateway, secondGateway, send } from '../testing/limited-gateway.ts';

const isShared = process.env.STORE === 'PostgreSQL';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

const doors = [
  ['a call that is no row', 'GET', '/api/nothing'],
  ['a REST call', 'GET', '/api/invoices/all'],
  ['GraphQL', 'POST', '/graphql'],
  ['an upload', 'POST', '/api/files'],
  ['an export', 'GET', '/api/customers.csv'],
  ['records', 'GET', '/api/records/customers'],
  ['a page', 'GET', '/login'],
  ['health', 'GET', '/healthz'],
  ['an address that cannot be read', 'GET', '/%E0%A4%A'],
] as const;

describe('requests', () => {
  it('from one address are 300 in 10 seconds on all doors together', async () => {
    const gateway = await limitedGateway();
    for (let time = 0; time < 300; time += 1) {
      const [, method, url] = doors[time % doors.length]!;
      expect((await send(gateway, { method, url })).statusCode).not.toBe(429);
    }
    for (const [, method, url] of doors) {
      const answer = await send(gateway, { method, url });
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('10');
      expect(answer.body).toContain(
        'Too many requests from this address. Try again in 10 seconds.',
      );
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    const other = await send(gateway, { method: 'GET', url: '/healthz', from: '203.0.113.8' });
    expect(other.statusCode).toBe(200);
    vi.advanceTimersByTime(10_000);
    expect((await send(gateway, { method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  });

  it('at once are counted as well', async () => {
    const gateway = await limitedGateway();
    const answers = await Promise.all(
      Array.from({ length: 400 }, () => send(gateway, { method: 'GET', url: '/api/nothing' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(300);
  });

  it('count by the address that the trusted proxy names, not by what the caller writes before it', async () => {
    const gateway = await limitedGateway();
    const times = Array.from({ length: 301 }, (_, time) => time);
    const answers = await Promise.all(
      times.map((time) =>
        send(gateway, {
          method: 'GET',
          url: '/api/nothing',
          from: `10.0.0.${time % 250}, 203.0.113.7`,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });

  it('count by the connection when no proxy is trusted', async () => {
    const gateway = await limitedGateway({ TRUST_PROXY: '' });
    const times = Array.from({ length: 301 }, (_, time) => time);
    const answers = await Promise.all(
      times.map((time) =>
        send(gateway, { method: 'GET', url: '/api/nothing', from: `10.0.${time % 250}.1` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });

  it('of one account are 600 in 10 seconds, from however many addresses', async () => {
    const gateway = await limitedGateway();
    const authorization = `Bearer ${await gateway.tokenFor('GUEST')}`;
    const ask = (time: number) =>
      send(gateway, {
        method: 'GET',
        url: '/api/auth/profile',
        from: `203.0.113.${time % 10}`,
        headers: { authorization },
      });
    for (let time = 0; time < 600; time += 1) expect((await ask(time)).statusCode).toBe(200);
    const refused = await ask(0);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      message: 'Too many requests from this account. Try again in 10 seconds.',
    });
    const payload = { query: '{ me { id } }' };
    const overGraphql = await send(gateway, {
      url: '/graphql',
      payload,
      headers: { authorization },
    });
    expect(overGraphql.statusCode).toBe(429);
    expect(overGraphql.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY', retryAfter: 10 } }],
    });
  });
});

it.runIf(isShared)('requests to several gateways of one PostgreSQL count together', async () => {
  const gateway = await limitedGateway();
  const gateways = [gateway, await secondGateway(gateway)];
  const times = Array.from({ length: 360 }, (_, time) => time);
  const answers = await Promise.all(
    times.map((time) => send(gateways[time % 2]!, { method: 'GET', url: '/api/nothing' })),
  );
  const answered = answers.filter(({ statusCode }) => statusCode === 404);
  expect(answered).toHaveLength(300);
});
