import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTo, RawUpstream } from '../testing/raw-http.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const upstream = new RawUpstream();
let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  url = await upstream.start();
  gateway = await startGateway({
    environment: { UPSTREAM_URL: url },
    isEmpty: true,
    longestUpstreamWaitMs: 100,
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.stop();
  upstream.stop();
});
beforeEach(() => {
  upstream.heard = '';
});

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n';
const asked = (line: string, headers = '', body = '') =>
  answerTo(
    gateway.app,
    `${line} HTTP/1.1\r\nhost: a\r\n${headers}connection: close\r\n\r\n${body}`,
  );
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe('what an upstream says', () => {
  it('of policies never replaces what the gateway says', async () => {
    const { headers: own } = await gateway.app.inject('/healthz');
    const policies = {
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'clear-site-data': '"*"',
      'content-security-policy': "script-src 'unsafe-inline'",
      'content-security-policy-report-only': 'report-uri https://evil.test',
      'cross-origin-opener-policy': 'unsafe-none',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'unsafe-url',
      'permissions-policy': 'camera=*',
      refresh: '0; url=https://evil.test',
      server: 'stock/1.0 (10.0.0.7)',
      'set-cookie': 'session=theirs',
      'strict-transport-security': 'max-age=99999999',
      'x-content-type-options': 'anything',
      'x-frame-options': 'ALLOWALL',
      'x-powered-by': 'stock',
    };
    const lines = Object.entries(policies).map(([name, value]) => `${name}: ${value}\r\n`);
    upstream.says = `${OK}x-kettle: on\r\n${lines.join('')}\r\nab`;
    const { headers, body } = await gateway.app.inject('/api/stock');
    expect([headers['x-kettle'], body]).toEqual(['on', 'ab']);
    for (const [name, value] of Object.entries(policies)) {
      expect(headers[name], name).toBe(own[name]);
      expect(String(headers[name])).not.toBe(value);
    }
  });

  it('of its connection stays there', async () => {
    upstream.says = `${OK}connection: close, x-hop\r\nkeep-alive: timeout=500\r\nx-hop: 1\r\nproxy-authenticate: Basic\r\ntrailer: x\r\n\r\nab`;
    const { headers } = await gateway.app.inject('/api/stock');
    for (const name of ['keep-alive', 'x-hop', 'proxy-authenticate', 'trailer']) {
      expect(headers[name], name).toBeUndefined();
    }
  });

  it('of where to go on names the gateway alone, unless it leads elsewhere', async () => {
    for (const [said, passed] of [
      [`${url}/api/other?x=1#y`, '/api/other?x=1#y'],
      ['/api/other', '/api/other'],
      ['https://elsewhere.test/api', 'https://elsewhere.test/api'],
    ] as const) {
      upstream.says = `HTTP/1.1 302 Found\r\ncontent-length: 0\r\nlocation: ${said}\r\n\r\n`;
      const { headers } = await gateway.app.inject('/api/stock');
      expect(headers.location).toBe(passed);
    }
  });

  it.each([
    ['nothing', ''],
    ['no HTTP', 'garbage\r\n\r\n'],
    ['a status that is none', 'HTTP/1.1 999 X\r\ncontent-length: 2\r\n\r\nab'],
    ['another protocol', 'HTTP/1.1 101 X\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nab'],
    ['a header with a control character', `${OK}x: \u0001\r\n\r\nab`],
    ['headers without end', `${OK}x: ${'y'.repeat(20_000)}\r\n\r\nab`],
    ['two lengths', `${OK}content-length: 3\r\n\r\nab`],
    ['a length and chunks', `${OK}transfer-encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n`],
  ])('is a 502 without its address when it is %s', async (_what, says) => {
    upstream.says = says;
    const { statusCode, body, headers } = await gateway.app.inject('/api/stock');
    expect([statusCode, body]).toEqual([502, '{"message":"Something went wrong!"}']);
    expect(JSON.stringify(headers)).not.toContain('127.0.0.1');
  });

  it.each([
    ['ends early', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort'],
    ['is no chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\nzz\r\n'],
  ])('that %s ends the connection, so that nobody takes it for whole', async (_what, says) => {
    upstream.says = says;
    const answer = await asked('GET /api/stock');
    expect(answer).not.toMatch(/0\r\n\r\n$/);
    expect(answer).toMatch(/short$|ab\r\n$/);
  });

  it('beyond its length is no answer to anybody', async () => {
    upstream.says = `${OK}\r\nabHTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nplaced`;
    expect(await asked('GET /api/stock')).toMatch(/\r\n\r\nab$/);
    upstream.says = `${OK}\r\ncd`;
    expect(await asked('GET /api/stock')).toMatch(/\r\n\r\ncd$/);
  });

  it('of being busy reaches the caller at once', async () => {
    upstream.says = 'HTTP/1.1 503 X\r\nretry-after: 1\r\ncontent-length: 2\r\n\r\nab';
    const { statusCode, headers } = await gateway.app.inject('/api/stock');
    expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
    expect(upstream.heard.match(/GET/g)).toHaveLength(1);
  });
});

describe('what a caller says', () => {
  beforeEach(() => {
    upstream.says = `${OK}\r\nab`;
  });

  it('of its connection and its address stays at the gateway', async () => {
    const said = [
      'keep-alive: timeout=1',
      'expect: 100-continue',
      'te: trailers',
      'trailer: x',
      'upgrade: websocket',
      'proxy: http://a.test:1',
      'proxy-authorization: Basic eA==',
      'proxy-connection: keep-alive',
      'forwarded: for=9.9.9.9',
      'via: 1.1 x',
      'x-forwarded-for: 9.9.9.9',
      'x-forwarded-port: 9',
      'x-real-ip: 9.9.9.9',
      'x-client-ip: 9.9.9.9',
      'true-client-ip: 9.9.9.9',
      'cf-connecting-ip: 9.9.9.9',
      'x-original-url: /admin',
      'x-hop: 1',
      'cookie: a=1',
      'connection: x-hop',
    ];
    await asked('GET /api/stock', said.map((line) => `${line}\r\n`).join(''));
    expect(upstream.heard.toLowerCase().split('\r\n').filter(Boolean)).toEqual([
      'get /api/stock http/1.1',
      `host: ${new URL(url).host}`,
      'connection: keep-alive',
      'x-forwarded-for: 127.0.0.1',
      'x-forwarded-host: a',
      'x-forwarded-proto: http',
    ]);
  });

  it('of how long to keep a connection harms no later call', async () => {
    for (const said of ['timeout=0', 'timeout=-1, max=0', 'timeout=999999999999', '\t,,=']) {
      expect(statusOf(await asked('GET /api/stock', `keep-alive: ${said}\r\n`))).toBe(200);
    }
    expect(statusOf(await asked('GET /api/stock'))).toBe(200);
  });

  it('in chunks arrives whole', async () => {
    const body = '2\r\nab\r\n3\r\ncde\r\n0\r\n\r\n';
    await asked('POST /api/stock', 'transfer-encoding: chunked\r\n', body);
    expect(upstream.heard).toContain('abcde');
  });

  it.each([
    ['two hosts', 'GET /api/stock', 'host: b\r\n', ''],
    ['a host in its address', 'GET http://evil.test/api/stock', '', ''],
    [
      'a length and chunks',
      'POST /api/stock',
      'content-length: 5\r\ntransfer-encoding: chunked\r\n',
      '0\r\n\r\n',
    ],
    ['two lengths', 'POST /api/stock', 'content-length: 1\r\ncontent-length: 2\r\n', 'ab'],
    ['one length twice', 'POST /api/stock', 'content-length: 2\r\ncontent-length: 2\r\n', 'ab'],
    ['two codings', 'POST /api/stock', 'transfer-encoding: gzip, chunked\r\n', '0\r\n\r\n'],
    [
      'a coding behind the chunks',
      'POST /api/stock',
      'transfer-encoding: chunked, identity\r\n',
      '0\r\n\r\n',
    ],
    [
      'a coding that looks like chunks',
      'POST /api/stock',
      'transfer-encoding: xchunked\r\n',
      '0\r\n\r\n',
    ],
    ['a space before the colon', 'POST /api/stock', 'transfer-encoding : chunked\r\n', '0\r\n\r\n'],
    ['a length with a sign', 'POST /api/stock', 'content-length: +2\r\n', 'ab'],
    ['a folded header', 'POST /api/stock', 'x: y\r\n content-length: 2\r\n', 'ab'],
    ['two tokens', 'GET /api/stock', 'authorization: a\r\nauthorization: b\r\n', ''],
    ['a body with GET', 'GET /api/stock', 'content-length: 2\r\n', 'ab'],
  ])('is refused when it has %s', async (_what, line, headers, body) => {
    expect(statusOf(await asked(line, headers, body))).toBe(400);
    expect(upstream.heard).toBe('');
  });

  it('in chunks of HTTP/1.0, which has none, is refused', async () => {
    const head = 'POST /api/stock HTTP/1.0\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n';
    expect(statusOf(await answerTo(gateway.app, `${head}0\r\n\r\n`))).toBe(400);
    expect(upstream.heard).toBe('');
  });
});
