import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const policyOf = async (url: string) => {
  const { headers, statusCode } = await gateway.app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  return String(headers['content-security-policy']);
};

it('a message’s frame runs nothing, and stands in this site’s pages alone', async () => {
  for (const url of ['/frames/letter', '/frames/letter-with-pictures']) {
    const policy = await policyOf(url);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src|allow-scripts|connect-src/);
    expect(policy).toMatch(/sandbox allow-same-origin/);
    expect(policy).toContain("font-src 'self';");
  }
});

it('pictures from elsewhere load only in the frame that was asked for with them', async () => {
  expect(await policyOf('/frames/letter')).not.toContain('https:');
  expect(await policyOf('/frames/letter-with-pictures')).toMatch(/img-src [^;]*https:/);
});

it('a page may frame what is its own', async () => {
  const { headers } = await gateway.app.inject('/inbox');
  expect(headers['content-security-policy']).toMatch(/frame-src 'self'/);
});
