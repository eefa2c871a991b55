import { afterEach, expect, it, vi } from 'vitest';
import { createFetcher, signIn } from './gateway.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends the token as a bearer of the request', async () => {
  const sent = stubGateway();
  await createFetcher('a.b.c')({ query: '{ me { name } }' });
  expect(sent().headers.get('authorization')).toBe('Bearer a.b.c');
  expect(sent().headers.get('content-type')).toBe('application/json');
});

it('sends no authorization when nobody is signed in', async () => {
  const sent = stubGateway();
  await createFetcher(undefined)({ query: '{ me { name } }' });
  expect(sent().headers.has('authorization')).toBe(false);
});

it('lets a header that was typed win', async () => {
  const sent = stubGateway();
  const headers = { Authorization: 'Bearer typed' };
  await createFetcher('a.b.c')({ query: '{ me { name } }' }, { headers });
  expect(sent().headers.get('authorization')).toBe('Bearer typed');
});

it.each([
  ['Mine', { query: 'query Mine { me { name } }', operationName: 'Mine' }],
  ['PreviousTab', { query: 'query Mine { me { name } }' }],
])('asked for operation %s, sends only one that the document has', async (operationName, body) => {
  const sent = stubGateway();
  await createFetcher(undefined)({ query: 'query Mine { me { name } }', operationName });
  expect(sent().body).toEqual(body);
});

it('says the status when the answer is not JSON', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad' }));
  await expect(signIn('a@b.test', 'x')).rejects.toThrow('The gateway answered 502 Bad');
});

function stubGateway() {
  let last = { headers: new Headers(), body: '{}' };
  vi.stubGlobal('fetch', async (_url: string, init: typeof last) => {
    last = init;
    return Response.json({ data: null });
  });
  return () => ({ headers: last.headers, body: JSON.parse(last.body) as unknown });
}
