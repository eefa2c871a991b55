import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_BODY_BYTES } from '../config/limits.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const ME = '{ me { id } }';
const BY_ID = 'query ($id: ID!) { invoice(id: $id) { id } }';
const LOGOUT = 'mutation { logout(input: {}) { endedSessions } }';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
});
afterAll(async () => {
  // No refused request has ended the session.
  expect((await gateway.graphql(ME, {}, token)).errors).toBeUndefined();
  await gateway.stop();
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  gateway.call({ url: '/graphql', body, headers, token });
const invalid = { errors: [{ extensions: { code: 'INVALID' } }] };

describe('POST /graphql', () => {
  it('answers the operation that is named', async () => {
    const query = 'query A { me { id } } query B { me { role } }';
    const { body } = await post({ query, operationName: 'B' });
    expect(body).toEqual({ data: { me: { role: 'SA' } } });
  });

  it.each([
    ['a batch of operations', [{ query: LOGOUT }]],
    ['two operations and no name', { query: 'query A { me { id } } query B { me { id } }' }],
    ['a name that no operation has', { query: ME, operationName: 'Nothing' }],
    ['no query', { variables: {} }],
    ['a query that is no text', { query: { me: true } }],
    ['variables that are no object', { query: ME, variables: [1] }],
    ['variables that are a text', { query: ME, variables: '{}' }],
    ['a variable that does not fit', { query: BY_ID, variables: { id: {} } }],
  ])('refuses %s', async (_what, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: invalid });
  });

  it('refuses malformed JSON', async () => {
    const answer = await post('{"query":', { 'content-type': 'application/json' });
    expect(answer).toMatchObject({ status: 400, body: invalid });
  });

  it('refuses a body over 1 MiB', async () => {
    const body = JSON.stringify({ query: ME, more: 'x'.repeat(MOST_BODY_BYTES) });
    const answer = await post(body, { 'content-type': 'application/json' });
    expect(answer).toMatchObject({ status: 413, body: invalid });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', undefined])(
    'refuses a body of the type %s, which another site can make a browser send',
    async (type) => {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const { status } = await post(JSON.stringify({ query: LOGOUT }), headers);
      expect([400, 415]).toContain(status);
    },
  );
});

describe('GET /graphql', () => {
  it.each([
    `/graphql?query=${encodeURIComponent(ME)}`,
    `/graphql?query=${encodeURIComponent(LOGOUT)}`,
    '/graphql',
  ])('is not served: %s', async (url) => {
    const headers = { 'apollo-require-preflight': 'true' };
    const { status, body } = await gateway.call({ method: 'GET', url, token, headers });
    expect(status).toBe(405);
    expect(body).not.toHaveProperty('data');
  });
});
