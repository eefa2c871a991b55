import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../testing/raw-http.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true, environment: { TRUST_PROXY: '127.0.0.1' } });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.stop());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

describe('an address that has other methods', () => {
  it.each([
    ['/graphql', 'POST'],
    ['/api/auth/login', 'POST'],
    ['/api/invoices/all?page=1', 'GET, HEAD'],
    ['/api/records/projects', 'GET, HEAD, POST'],
    ['/api/records/projects/an-id', 'DELETE, GET, HEAD, PATCH'],
    ['/api/projects.csv', 'GET, HEAD, POST'],
    ['/api/invoices/an-id.pdf', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
  ])('%s answers 405 and names them: %s', async (url, allow) => {
    const others = methods.filter((method) => !allow.split(', ').includes(method));
    for (const method of others) {
      const answer = await gateway.app.inject({ method, url });
      const { statusCode, headers } = answer;
      expect([method, statusCode, headers.allow]).toEqual([method, 405, allow]);
      if (method !== 'HEAD')
        expect(answer.json()).toEqual({ message: `This address has no ${method}` });
    }
    for (const method of methods.filter((each) => !others.includes(each))) {
      const { statusCode } = await gateway.app.inject({ method, url });
      expect([method, statusCode]).not.toEqual([method, 405]);
    }
  });

  it('is not one that nobody knows', async () => {
    for (const url of ['/api/none', '/graphql/none', '/healthz/none'])
      expect((await gateway.app.inject({ method: 'PUT', url })).statusCode).toBe(404);
  });
});

describe('the Host', () => {
  const statusFor = async (host: string, path: string, more = '') => {
    const body = '{"query":"{ __typename }"}';
    const text = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\n${more}content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
    return Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(gateway.app, text))![1]);
  };

  it.each([
    'a b',
    '[',
    '%',
    '::1',
    '',
    'a:b:c',
    'a@b',
    'localhost:99999',
    '%41',
    'é',
    'a/b',
    'a?b',
  ])('%j is refused on every path', async (host) => {
    for (const path of ['/graphql', '/api/auth/login', '/api/none', '/'])
      expect([path, await statusFor(host, path)]).toEqual([path, 400]);
  });

  it.each(['localhost', 'example.test:4000', '127.0.0.1:80', '[::1]', '[::1]:4000', 'a_b-c.test'])(
    '%j is taken',
    async (host) => {
      expect(await statusFor(host, '/graphql')).toBe(200);
    },
  );

  it('that a trusted proxy was asked for is read alike', async () => {
    const forwarded = (host: string) => statusFor('a', '/graphql', `x-forwarded-host: ${host}\r\n`);
    expect(await forwarded('example.test')).toBe(200);
    for (const host of ['a b', '[', '::1']) expect(await forwarded(host)).toBe(400);
  });
});
