import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { startGateway, type TestGatewayOptions } from '../testing/test-gateway.ts';

const SAID = 'The database does not answer. Try again in a moment.';

const graphql = { method: 'POST', url: '/graphql' } as const;
const health = { method: 'GET', url: '/healthz' } as const;
const calls = [
  { ...graphql, payload: { query: '{ customers { totalCount } }' } },
  { ...graphql, payload: { query: '{ customers { totalCount } }' }, isSignedOut: true },
  { method: 'GET', url: '/api/invoices/all' },
  { method: 'GET', url: '/api/customers.csv' },
  { method: 'POST', url: '/api/auth/login', payload: { email: 'a@b.test', password: 'x' } },
  health,
] as const;

async function gatewayBehindProxy(options: TestGatewayOptions = {}) {
  let proxy: TcpProxy | undefined;
  const reach = async (url: string) => (proxy = await tcpProxy(url)).url;
  const gateway = await startGateway({ ...options, reach });
  onTestFinished(() => gateway.stop());
  const authorization = `Bearer ${await gateway.tokenFor('SA')}`;
  const ask = (call: (typeof calls)[number]) =>
    gateway.app.inject({ ...call, headers: { authorization } });
  return { gateway, proxy: proxy!, ask };
}

describe.runIf(process.env.STORE === 'PostgreSQL')('while PostgreSQL is away', () => {
  it('every transport answers 503 and says when to ask again, and goes on afterwards', async () => {
    const { proxy, ask } = await gatewayBehindProxy();
    const before = await Promise.all(calls.map(ask));
    await proxy.refuse();
    for (const call of calls) {
      const { statusCode, headers, body } = await ask(call);
      expect([call.url, statusCode, headers['retry-after']]).toEqual([call.url, 503, '5']);
      expect(body).toContain(call === health ? 'unavailable' : SAID);
      expect(body).not.toMatch(/ECONN|127\.0\.0\.1|postgres:|node_modules/);
    }
    await proxy.restore();
    const after = await Promise.all(calls.map(ask));
    expect(after.map(({ statusCode }) => statusCode)).toEqual(
      before.map(({ statusCode }) => statusCode),
    );
  });

  it('a server that takes connections and says nothing is given up in time', async () => {
    const { proxy, ask } = await gatewayBehindProxy({ longestOperationMs: 200 });
    expect((await ask(calls[0])).statusCode).toBe(200);
    proxy.hold();
    const answers = await Promise.all(calls.map(ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 503));
    await proxy.restore();
    await expect.poll(async () => (await ask(calls[0])).statusCode).toBe(200);
  });
});

describe.runIf(process.env.STORE === 'PostgreSQL')('a connection that is cut', () => {
  it('in the middle of a change takes the change back and is told of', async () => {
    const { gateway, proxy, ask } = await gatewayBehindProxy({ isEmpty: true });
    const { db } = gateway.store;
    const write = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('storeFacts').values({ name: 'half', value: 'way' }).execute();
      proxy.cut();
      await transaction.insertInto('storeFacts').values({ name: 'whole', value: 'x' }).execute();
    });
    await expect(write).rejects.toMatchObject({ code: 'UNAVAILABLE', message: SAID });
    const facts = await db.selectFrom('storeFacts').select('name').execute();
    expect(facts.map(({ name }) => name)).not.toContain('half');
    await expect.poll(async () => (await ask(health)).statusCode).toBe(200);
  });

  it('while queries wait for their answers ends these alone', async () => {
    const { gateway, proxy, ask } = await gatewayBehindProxy({ isEmpty: true });
    const { db } = gateway.store;
    const asleep = [1, 2, 3].map(() => sql`select pg_sleep(60)`.execute(db));
    const ends = Promise.allSettled(asleep);
    const countAsleep = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where query = 'select pg_sleep(60)' and datname = current_database()`.execute(db);
      return rows[0]?.count;
    };
    await expect.poll(countAsleep).toBe(3);
    proxy.cut();
    expect(await ends).toMatchObject(
      [1, 2, 3].map(() => ({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })),
    );
    await expect.poll(async () => (await ask(health)).statusCode).toBe(200);
  });
});
