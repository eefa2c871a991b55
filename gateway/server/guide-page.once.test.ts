import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it.each(['/docs', '/docs/invoices', '/docs/decisions/0001-whole-lists-are-read-in-pages'])(
  '%s is the page of the guide, to anyone and under the policy of the application',
  async (url) => {
    const { statusCode, headers } = await gateway.app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  },
);
