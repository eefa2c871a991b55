import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bearer } from '../../gateway/testing/identities.ts';
import { limitedGateway, type send } from '../../gateway/testing/limited-gateway.ts';
import { PASSWORD, registered } from '../../gateway/testing/registered.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';

type Lowest = 'public' | 'GUEST' | 'EDITOR' | 'ADMIN';

interface Door {
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object;
  lowest: Lowest;
}

const graphql = (query: string) =>
  ({ method: 'POST', url: '/graphql', payload: { query } }) as const;

const doors: readonly Door[] = [
  { name: 'a query', ...graphql('{ me { id } }'), lowest: 'GUEST' },
  {
    name: 'a mutation',
    ...graphql('mutation { deleteInvoices(input: { ids: ["none"] }) { activityId } }'),
    lowest: 'ADMIN',
  },
  { name: 'a list of records', method: 'GET', url: '/api/records/customers', lowest: 'GUEST' },
  { name: 'a new record', method: 'POST', url: '/api/records/customers', lowest: 'EDITOR' },
  {
    name: 'a changed record',
    method: 'PATCH',
    url: '/api/records/customers/none',
    lowest: 'EDITOR',
  },
  {
    name: 'a deleted record',
    method: 'DELETE',
    url: '/api/records/customers/none',
    lowest: 'ADMIN',
  },
  { name: 'an older list', method: 'GET', url: '/api/invoices/all', lowest: 'GUEST' },
  { name: 'an older change', method: 'POST', url: '/api/user/delete', lowest: 'ADMIN' },
  { name: 'the profile', method: 'GET', url: '/api/auth/profile', lowest: 'GUEST' },
  { name: 'a file', method: 'GET', url: '/files/none', lowest: 'GUEST' },
  { name: 'an upload', method: 'POST', url: '/api/files', lowest: 'GUEST' },
  { name: 'an export', method: 'GET', url: '/api/activities.csv', lowest: 'ADMIN' },
  { name: 'a PDF', method: 'GET', url: '/api/invoices.pdf', lowest: 'GUEST' },
  { name: 'a calendar', method: 'GET', url: '/api/calendar.ics', lowest: 'GUEST' },
  {
    name: 'the data of a person',
    method: 'GET',
    url: '/api/customers/none/personal-data',
    lowest: 'ADMIN',
  },
  { name: 'an import', method: 'POST', url: '/api/customers.csv', lowest: 'ADMIN' },
  {
    name: 'the preview of an import',
    method: 'POST',
    url: '/api/customers.csv/preview',
    lowest: 'ADMIN',
  },
  { name: 'a forwarded call', method: 'GET', url: '/api/stock', lowest: 'public' },
];

const doorsWithoutAccount: readonly Door[] = [
  { name: 'measures', method: 'GET', url: '/metrics', lowest: 'public' },
  { name: 'health', method: 'GET', url: '/readyz', lowest: 'public' },
  { name: 'the description', method: 'GET', url: '/api/openapi.json', lowest: 'public' },
  { name: 'a sign-in', method: 'POST', url: '/api/auth/login', lowest: 'public' },
  { name: 'a page', method: 'GET', url: '/login', lowest: 'public' },
];

let gateway: TestGateway;
let upstreamUrl: string;

beforeEach(async () => {
  const upstream = createServer((_request, response) => response.end('{}'));
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  return () => void upstream.close();
});

describe('at every door, from the next request on,', () => {
  beforeEach(async () => {
    gateway = await limitedGateway({ RATE_LIMIT_FACTOR: '20', UPSTREAM_URL: upstreamUrl });
  });

  const change = (query: string, input: object, token: string) =>
    gateway.graphql(query, { input }, token);
  const updateAccount = async (input: object) =>
    change(
      'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { id } } }',
      input,
      await gateway.tokenFor('SA'),
    );
  const endings = [
    [
      'a session that was ended',
      ({ tokens }) =>
        change(
          'mutation ($input: LogoutInput!) { logout(input: $input) { endedSessions } }',
          { everywhere: true },
          tokens[1]!,
        ),
    ],
    ['a disabled account', ({ id }) => updateAccount({ id, isDisabled: true })],
    [
      'a changed password',
      ({ tokens }) =>
        change(
          'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }',
          { currentPassword: PASSWORD, password: 'outra senha longa' },
          tokens[1]!,
        ),
    ],
  ] satisfies [string, (person: Person) => Promise<unknown>][];

  it.each(endings)('%s lets nobody in', async (_name, end) => {
    const person = await registered(gateway, { sessions: 2 });
    await updateAccount({ id: person.id, role: 'ADMIN' });
    expect(await answers(person.token)).toEqual(expected(() => 'allowed'));
    expect(await end(person)).not.toHaveProperty('errors');
    expect(await answers(person.token)).toEqual(
      expected(({ lowest }) => (lowest === 'public' ? 'allowed' : 'UNAUTHENTICATED')),
    );
  });

  it('another role counts', async () => {
    const { id, token } = await registered(gateway);
    const asGuest = expected(({ lowest }) =>
      ['public', 'GUEST'].includes(lowest) ? 'allowed' : 'FORBIDDEN',
    );
    expect(await answers(token)).toEqual(asGuest);
    await updateAccount({ id, role: 'ADMIN' });
    expect(await answers(token)).toEqual(expected(() => 'allowed'));
    await updateAccount({ id, role: 'GUEST' });
    expect(await answers(token)).toEqual(asGuest);
  });
});

type Person = Awaited<ReturnType<typeof registered>>;

const expected = (of: (door: Door) => string) => doors.map((door) => [door.name, of(door)]);

async function answers(token: string): Promise<string[][]> {
  const answered: string[][] = [];
  for (const door of doors) {
    const { statusCode, body } = await knock(door, { headers: bearer(token) });
    const code = /"code":"(UNAUTHENTICATED|FORBIDDEN)"/.exec(body)?.[1];
    const refusal = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }[statusCode] ?? code;
    answered.push([door.name, refusal ?? 'allowed']);
  }
  return answered;
}

const knock = ({ method, url, payload }: Door, sent: { headers?: object; from?: string }) =>
  gateway.app.inject({
    method,
    url,
    headers: { 'x-forwarded-for': sent.from ?? '203.0.113.7', ...sent.headers },
    ...(method !== 'GET' && { payload: payload ?? {} }),
  });

describe('the requests', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    gateway = await limitedGateway({ UPSTREAM_URL: upstreamUrl });
  });
  afterEach(() => vi.useRealTimers());

  it('of an address count', async () => {
    const { limits } = gateway.services;
    for (const [at, door] of [...doors, ...doorsWithoutAccount].entries()) {
      const [full, fresh] = [`203.0.113.${at}`, `198.51.100.${at}`];
      await limits.requestsFromAddress.penalty(full, 300);
      expect([door.name, refusalIn(await knock(door, { from: full }))]).toEqual([
        door.name,
        '10: Too many requests from this address. Try again in 10 seconds.',
      ]);
      expect([door.name, refusalIn(await knock(door, { from: fresh }))]).toEqual([door.name, '']);
      expect((await limits.requestsFromAddress.get(fresh))?.consumedPoints).toBe(20);
    }
  });

  it('of an account count', async () => {
    const [full, fresh] = [await gateway.tokenFor('SA'), await gateway.tokenFor('SA')];
    const { limits, tokens } = gateway.services;
    await limits.requestsOfAccount.penalty(tokens.verify(full)!.accountId, 600);
    for (const door of doors) {
      expect([door.name, refusalIn(await knock(door, { headers: bearer(full) }))]).toEqual([
        door.name,
        '10: Too many requests from this account. Try again in 10 seconds.',
      ]);
      const answer = await knock(door, { headers: bearer(fresh) });
      expect([door.name, refusalIn(answer)]).toEqual([door.name, '']);
    }
  });

  function refusalIn({ statusCode, headers, body }: Awaited<ReturnType<typeof send>>): string {
    const said = /"message":"([^"]*)"/.exec(body)?.[1];
    return statusCode === 429 ? `${headers['retry-after']}: ${said}` : '';
  }
});
