import { expect, it } from 'vitest';
import { domains } from '../domains.ts';
import { startGateway } from '../testing/store-under-test.ts';
import type { RestRoute } from './rest-route.ts';

const publicRoutes = [
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
];

const rows: [route: string, row: RestRoute][] = domains
  .flatMap(({ rest }) => rest)
  .map((row) => [row.route, row]);
const guarded = rows.filter(([route]) => !publicRoutes.includes(route));
const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST';

it('has the calls of the specification, each once', () => {
  const routes = rows.map(([route]) => route);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toEqual(
    expect.arrayContaining([
      ...publicRoutes,
      'GET /api/auth/profile',
      'GET /api/invoices/all',
      'GET /api/invoices',
      'POST /api/invoices/add',
      'POST /api/invoices/update',
      'POST /api/invoices/delete',
    ]),
  );
});

it.each(rows)('%s answers its example', async (route, { example }) => {
  const gateway = await startGateway();
  const token = publicRoutes.includes(route) ? undefined : await gateway.tokenFor('SA');
  const { status, body } = await gateway.call({
    method: methodOf(route),
    url: example.url,
    body: example.body,
    ...(token && { token }),
  });
  expect(status).toBe(example.status);
  expect(body).toBeTypeOf('object');
  await gateway.stop();
});

it('refuses who is not signed in on every call that is not public, whatever they send', async () => {
  const gateway = await startGateway();
  for (const [route, { example }] of guarded) {
    const asExample = { method: methodOf(route), url: example.url };
    const refusal = { status: 401, body: { message: 'Invalid Authorization token' } };
    expect([route, await gateway.call({ ...asExample, body: example.body })]).toEqual([
      route,
      refusal,
    ]);
    const headers = { 'content-type': 'application/json' };
    expect([route, await gateway.call({ ...asExample, body: '{', headers })]).toEqual([
      route,
      refusal,
    ]);
  }
  expect(guarded.length).toBeGreaterThan(0);
  await gateway.stop();
});
