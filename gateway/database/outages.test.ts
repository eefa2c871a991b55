import type { InjectOptions } from 'fastify';
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
  const gateway = await startGateway({ reach, ...options });
  onTestFinished(() => gateway.stop());
  const authorization = `Bearer ${await gateway.tokenFor('SA')}`;
  const ask = (call: InjectOptions) => gateway.app.inject({ ...call, headers: { authorization } });
  return { gateway, proxy: proxy!, ask };
}

describe.runIf(process.env.STORE === 'SQLite')('while the file of SQLite takes no changes', () => {
  const pragmas = [
    ['because the disk is full', 'max_page_count = 1', 'max_page_count = 1000000000'],
    ['because it is read-only', 'query_only = 1', 'query_only = 0'],
  ] as const;

  it.each(pragmas)(
    '%s, they are answered 503, reading goes on, and so do they afterwards',
    async (_why, fault, repair) => {
      const { gateway, ask } = await gatewayBehindProxy({ reach: async (url) => url });
      const { db } = gateway.store;
      let count = 0;
      const change = () => {
        const tag = { name: `tag ${(count += 1)}` };
        return ask({ method: 'POST', url: '/api/todo/tag/add', payload: { tag } });
      };
      const read = { method: 'GET', url: '/api/invoices/all' } as const;
      await sql.raw(`pragma ${fault}`).execute(db);
      await expect.poll(async () => (await change()).statusCode).toBe(503);
      const { headers, body } = await change();
      expect([headers['retry-after'], body]).toEqual(['5', expect.stringContaining(SAID)]);
      expect(body).not.toMatch(/SQLITE|readonly|disk|node_modules/);
      expect((await ask(read)).statusCode).toBe(200);
      await sql.raw(`pragma ${repair}`).execute(db);
      expect((await change()).statusCode).toBe(200);
      const { rows } = await sql`pragma integrity_check`.execute(db);
      expect(rows).toEqual([{ integrityCheck: 'ok' }]);
    },
  );
});

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

describe.runIf(process.env.STORE === 'PostgreSQL')('a statement that takes too long', () => {
  it('is cancelled in the server, and its connection goes on', async () => {
    const { gateway } = await gatewayBehindProxy({ isEmpty: true, longestOperationMs: 200 });
    const { db } = gateway.store;
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where state = 'active' and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()
      and datname = current_database()`.execute(db);
    expect(rows).toEqual([{ count: 0 }]);
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
