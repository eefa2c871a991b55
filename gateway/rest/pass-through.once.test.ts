import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

async function startUpstream() {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body });
      response.writeHead(418, { 'content-type': 'application/json', 'x-kettle': 'on' });
      response.end('{"tea":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

describe('a call that no row answers', () => {
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let gateway: TestGateway;

  beforeAll(async () => {
    upstream = await startUpstream();
    gateway = await startGateway({ environment: { UPSTREAM_URL: upstream.url } });
  });
  afterAll(async () => {
    await gateway.stop();
    await stop(upstream.server);
  });

  it('goes to the upstream with its method, query and body, and comes back as it is', async () => {
    const answer = await gateway.app.inject({
      method: 'PUT',
      url: '/api/stock/7?full=1',
      headers: { 'content-type': 'text/csv', authorization: 'Bearer theirs' },
      payload: 'sku;units\nA;2',
    });
    expect(answer.statusCode).toBe(418);
    expect(answer.headers['x-kettle']).toBe('on');
    expect(answer.body).toBe('{"tea":true}');
    expect(upstream.seen.at(-1)).toMatchObject({
      method: 'PUT',
      url: '/api/stock/7?full=1',
      body: 'sku;units\nA;2',
      headers: { 'content-type': 'text/csv', authorization: 'Bearer theirs' },
    });
  });

  it('carries no cookies and no word of the caller on where it came from', async () => {
    await gateway.app.inject({
      url: '/api/stock',
      headers: {
        host: 'shop.test',
        cookie: 'session=1',
        'x-forwarded-for': '9.9.9.9',
        'x-forwarded-proto': 'https',
        forwarded: 'for=9.9.9.9',
      },
    });
    const { headers } = upstream.seen.at(-1)!;
    expect(headers.cookie).toBeUndefined();
    expect(headers.forwarded).toBeUndefined();
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toBe('shop.test');
    expect(headers['x-forwarded-proto']).toBe('http');
  });

  it('says the host that was asked for, whatever stands before it behind a trusted proxy', async () => {
    const trusting = await startGateway({
      environment: { UPSTREAM_URL: upstream.url, TRUST_PROXY: '1' },
    });
    await trusting.app.inject({
      url: '/api/stock',
      headers: { host: 'shop.test', 'x-forwarded-host': 'evil.test' },
    });
    await trusting.stop();
    expect(upstream.seen.at(-1)!.headers['x-forwarded-host']).toBe('shop.test');
  });

  it('is refused when its path climbs', async () => {
    const before = upstream.seen.length;
    const { statusCode } = await gateway.app.inject({ url: '/api/..%2f..%2fx' });
    expect(statusCode).toBe(400);
    expect(upstream.seen).toHaveLength(before);
  });

  it.each(['/api//evil.test/x', '/api/@evil.test/x', '/api/http://evil.test/'])(
    'never leaves the upstream: %s',
    async (url) => {
      const before = upstream.seen.length;
      await gateway.app.inject({ url });
      expect(upstream.seen).toHaveLength(before + 1);
    },
  );

  it('does not reach a call that a row answers', async () => {
    const before = upstream.seen.length;
    const { status } = await gateway.call({ method: 'GET', url: '/api/invoices/all' });
    expect(status).toBe(401);
    expect(upstream.seen).toHaveLength(before);
  });
});

describe('without an upstream that answers', () => {
  it('is a 404 when none is set', async () => {
    const gateway = await startGateway();
    const answer = await gateway.call({ url: '/api/stock', body: {} });
    await gateway.stop();
    expect(answer).toEqual({ status: 404, body: { message: 'Call not found' } });
  });

  it('is a 502 that does not tell its address when it is down', async () => {
    const { server, url } = await startUpstream();
    await stop(server);
    const gateway = await startGateway({ environment: { UPSTREAM_URL: url } });
    const answer = await gateway.call({ method: 'GET', url: '/api/stock' });
    await gateway.stop();
    expect(answer).toEqual({ status: 502, body: { message: 'Something went wrong!' } });
  });
});
