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
  expect(policy.replaceAll(/nonce-[0-9a-f]{32}/g, 'nonce').split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce'",
    "style-src 'self' 'nonce'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]);
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
