import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverTimes } from '../config/limits.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
});
afterAll(() => gateway.stop());

it('waits for a caller as long as the limits say', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = gateway.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    timeout: 30_000,
  });
  expect(serverTimes.http).toMatchObject({
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
  });
});

describe('a caller that is slow', () => {
  beforeAll(async () => {
    Object.assign(gateway.app.server, {
      headersTimeout: 50,
      requestTimeout: 100,
      keepAliveTimeout: 50,
    });
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it.each([
    ['with its headers', 'GET /healthz HTTP/1.1\r\nhost:', /^HTTP\/1\.1 408 /],
    [
      'with its body',
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{',
      /^HTTP\/1\.1 408 /,
    ],
    [
      'with its next request',
      'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n',
      /^HTTP\/1\.1 200 [^]*"ok"/,
    ],
  ])('%s is let go', async (_what, text, expected) => {
    const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes) => (answer += String(bytes)));
    socket.write(text);
    await once(socket, 'close');
    expect(answer).toMatch(expected);
  });
});

it('hundreds of callers who never finish keep nobody else waiting', async () => {
  const { port } = gateway.app.server.address() as AddressInfo;
  const slow = Array.from({ length: 300 }, () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('POST /graphql HTTP/1.1\r\nhost:'),
    );
    return once(socket.resume(), 'close');
  });
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(answer.status).toBe(200);
  await Promise.all(slow);
});

it.each([
  ['headers', { 'x-long': 'x'.repeat(17 * 1024) }, '/healthz', 431],
  ['an address', {}, `/${'x'.repeat(9 * 1024)}`, 414],
] as const)('%s beyond the limit are refused', async (_what, headers, path, status) => {
  const { port } = gateway.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect(answer.status).toBe(status);
});
