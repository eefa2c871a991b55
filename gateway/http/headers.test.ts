import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it.each([
  ['GET', '/healthz'],
  ['GET', '/api/invoices/all'],
  ['POST', '/graphql'],
  ['GET', '/api/nothing'],
] as const)('an answer to %s %s can be neither framed nor run', async (method, url) => {
  const { headers } = await gateway.app.inject({ method, url });
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
});

it('a page may load what is its own, with a nonce for styles that is new each time', async () => {
  const policyOf = async () =>
    String((await gateway.app.inject('/login')).headers['content-security-policy']);
  const policy = await policyOf();
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'/);
  expect(policy).toMatch(/style-src 'self' 'nonce-[0-9a-f]{32}'/);
  expect(policy).not.toContain('unsafe-inline');
  expect(await policyOf()).not.toBe(policy);
});

it('an answer of GraphQL is kept by nobody', async () => {
  const { headers } = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ __typename }' },
  });
  expect(headers['cache-control']).toBe('no-store');
});
