import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { type Overload, overload } from '../config/limits.ts';
import { pauseChanges } from '../testing/paused-changes.ts';
import { startGateway } from '../testing/test-gateway.ts';
import { ALWAYS_ANSWERED, shedLoad } from './shedding.ts';

const BUSY = 'The server is busy. Try again in a moment.';

async function shedding(limits: Partial<Overload>) {
  const gateway = await startGateway({ overload: { ...overload, sampleMs: 100, ...limits } });
  onTestFinished(() => gateway.stop());
  return gateway;
}

function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('every door refuses while the event loop is late, operators are answered, and it recovers', async () => {
  const gateway = await shedding({
    eventLoopDelayMs: 50,
    waitingWhenLate: -1,
    eventLoopUtilization: 1,
  });
  const statusOf = async (url: string) => (await gateway.app.inject(url)).statusCode;
  await expect.poll(() => statusOf('/login')).toBe(200);
  const late = setInterval(() => blockFor(150), 1);
  const graphql = {
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ __typename }' },
  } as const;
  for (const door of [graphql, '/api/invoices/all', '/files/x/y', '/login', '/api/stock']) {
    await expect.poll(async () => (await gateway.app.inject(door)).statusCode).toBe(503);
  }
  const { headers, body } = await gateway.app.inject(graphql);
  expect([headers['retry-after'], body]).toEqual(['5', expect.stringContaining(BUSY)]);
  expect(await statusOf('/healthz')).toBe(200);
  clearInterval(late);
  await expect.poll(() => statusOf('/login')).toBe(200);
});

interface Connected {
  send: (request?: string) => void;
  statuses: string[];
}

async function fullGateway(limits: Partial<Overload> = {}) {
  const gateway = await shedding({ eventLoopUtilization: 1e-9, waitingWhenFull: 1, ...limits });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  const open = (): Connected => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    const statuses: string[] = [];
    socket.on('data', (bytes) => {
      statuses.push(
        ...[...String(bytes).matchAll(/^HTTP\/1\.1 (\d+) /gm)].map(([, code]) => code!),
      );
    });
    return {
      statuses,
      send: (request = 'GET /login HTTP/1.1\r\nhost: a\r\n\r\n') => socket.write(request),
    };
  };
  const { paused, resume } = pauseChanges(gateway);
  const token = await gateway.tokenFor('SA');
  const body = '{"tag":{"name":"x"}}';
  const first = open();
  first.send(
    `POST /api/todo/tag/add HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await paused;
  return { open, first, resume };
}

async function refusedIn({ open }: { open: () => Connected }): Promise<Connected> {
  for (;;) {
    const connected = open();
    connected.send();
    await expect.poll(() => connected.statuses.length).toBe(1);
    if (connected.statuses[0] === '503') return connected;
  }
}

it('a loop that is fully used answers as many as may wait, and refuses the next', async () => {
  const { open, first, resume } = await fullGateway();
  const refused = await refusedIn({ open });
  resume();
  await expect.poll(() => first.statuses).toEqual(['200']);
  const next = open();
  next.send();
  await expect.poll(() => next.statuses).toEqual(['200']);
  refused.send();
  await expect.poll(() => refused.statuses).toEqual(['503', '200']);
});

it('what a refused caller sends at once waits in the connection', async () => {
  const { open, first, resume } = await fullGateway({ refusedPauseMs: 3_600_000 });
  const refused = await refusedIn({ open });
  resume();
  await expect.poll(() => first.statuses).toEqual(['200']);
  refused.send();
  const next = open();
  next.send();
  await expect.poll(() => next.statuses).toEqual(['200']);
  expect(refused.statuses).toEqual(['503']);
});

async function startHolding(limits: Partial<Overload>) {
  const app = fastify();
  onTestFinished(() => void app.close());
  await shedLoad(app, { ...overload, sampleMs: 10, begunWhenFull: 1, ...limits });
  const [begun, closed]: [string[], string[]] = [[], []];
  let sent = 0;
  app.server.on('request', ({ url }, response) => {
    sent += 1;
    response.once('close', () => closed.push(url!));
  });
  let finish!: () => void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app.addHook('preHandler', async ({ url }) => void begun.push(url));
  app.get('/slow', async () => finished);
  app.get('/:name', async () => 'done');
  app.get('/healthz', { config: ALWAYS_ANSWERED }, async () => 'ok');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = (path: string, signal?: AbortSignal) =>
    fetch(`${url}${path}`, { headers: { connection: 'close' }, ...(signal && { signal }) });
  const slow = send('/slow');
  await expect.poll(() => begun).toEqual(['/slow']);
  return { app, begun, closed, finish, send, sent: () => sent, slow };
}

it('while the loop is full what waits begins one by one, without who has gone', async () => {
  const { app, begun, closed, finish, send, sent, slow } = await startHolding({
    eventLoopUtilization: 1e-9,
  });
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  const leaving = new AbortController();
  const left = send('/left', leaving.signal);
  const next = send('/next');
  await expect.poll(sent).toBe(3);
  expect(await (await send('/healthz')).text()).toBe('ok');
  expect(begun).toEqual(['/slow', '/healthz']);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await expect.poll(() => closed).toContain('/left');
  finish();
  expect((await next).status).toBe(200);
  expect((await slow).status).toBe(200);
  expect(begun).toEqual(['/slow', '/healthz', '/next']);
});

it('callers that are slow hold up nobody while the loop is not full', async () => {
  const { begun, finish, send, slow } = await startHolding({ eventLoopUtilization: 1 });
  expect(await (await send('/next')).text()).toBe('done');
  expect(begun).toEqual(['/slow', '/next']);
  finish();
  await slow;
});
