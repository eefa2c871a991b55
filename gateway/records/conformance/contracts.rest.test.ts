import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GIVEN as given, startWithContracts } from '../../testing/contracts.ts';
import { importCsv } from '../../testing/csv-files.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startWithContracts();
  for (const role of ['GUEST', 'EDITOR', 'ADMIN'] as const) {
    tokens[role] = await gateway.tokenFor(role);
  }
});
afterAll(() => gateway.stop());

type Page = { id: string; endsOn: string | null }[];

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  {
    body,
    role = 'ADMIN',
    headers,
  }: { body?: object; role?: string; headers?: Record<string, string> } = {},
) {
  const answer = await gateway.app.inject({
    method,
    url: `/api/records/contracts${path}`,
    headers: { authorization: `Bearer ${tokens[role]}`, ...headers },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<never>() };
}

const created = async (input: object) =>
  expect((await call('POST', '', { body: { ...given, ...input } })).status).toBe(201);

describe('over REST', () => {
  it('is made, read, changed by its version, and deleted', async () => {
    const made = await call('POST', '', { body: { ...given, name: 'Água' } });
    expect(made).toMatchObject({ status: 201, body: { name: 'Água', version: 1 } });
    const { id } = made.body as { id: string };
    expect(made.headers).toMatchObject({ etag: '"1"', location: `/api/records/contracts/${id}` });
    const changed = await call('PATCH', `/${id}`, {
      body: { monthly: 9 },
      headers: { 'if-match': '"1"' },
    });
    expect(changed).toMatchObject({ status: 200, body: { monthly: 9, version: 2 } });
    for (const stale of [
      { body: { monthly: 8 }, headers: { 'if-match': '"1"' } },
      { body: { monthly: 8, version: 1 } },
    ]) {
      expect(await call('PATCH', `/${id}`, stale)).toMatchObject({
        status: 409,
        body: {
          message: 'Someone else changed this contract',
          current: { id, monthly: 9, version: 2 },
        },
      });
    }
    expect(await call('GET', `/${id}`)).toMatchObject({ status: 200, body: { monthly: 9 } });
    const deleted = await call('DELETE', `/${id}`);
    expect(deleted).toMatchObject({ status: 200, body: { id, activityId: expect.any(String) } });
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
  });

  it('is listed with filters, an order, and links to its neighbours', async () => {
    for (const monthly of [1, 2, 3]) await created({ supplier: 'Rede & Cia', monthly });
    const where = 'filter[supplier]=Rede%20%26%20Cia&sort=-monthly';
    const first = await call('GET', `?${where}&first=2`);
    const amounts = ({ body }: { body: { monthly: number }[] }) =>
      body.map(({ monthly }) => monthly);
    expect(amounts(first)).toEqual([3, 2]);
    expect(first.headers['x-total-count']).toBe('3');
    const [, next] = /<\/api\/records\/contracts(\?[^>]+)>; rel="next"/.exec(
      String(first.headers.link),
    )!;
    const second = await call('GET', next!);
    expect(amounts(second)).toEqual([1]);
    const [, previous] = /<\/api\/records\/contracts(\?[^>]+)>; rel="prev"/.exec(
      String(second.headers.link),
    )!;
    expect(amounts(await call('GET', previous!))).toEqual([3, 2]);
  });

  it.each(['endsOn', '-endsOn'])('is met once by %s, those without an end last', async (sort) => {
    const ends = ['2031-01-02', null, '2031-01-01', null, null, '2031-01-03', '2031-01-01'];
    const supplier = `Ends ${sort}`;
    for (const endsOn of ends) await created({ supplier, ...(endsOn && { endsOn }) });
    const pages = async (url: string, rel: string): Promise<Page[]> => {
      const { body, headers } = await call('GET', url);
      const link = new RegExp(`</api/records/contracts([^>]+)>; rel="${rel}"`);
      const [, next] = link.exec(String(headers.link ?? '')) ?? [];
      return [body, ...(next ? await pages(next, rel) : [])];
    };
    const where = `?filter[supplier]=${encodeURIComponent(supplier)}&sort=${sort}`;
    const forwards = (await pages(`${where}&first=2`, 'next')).flat();
    const days = [...ends].filter((day) => day !== null).toSorted();
    if (sort.startsWith('-')) days.reverse();
    expect(forwards.map(({ endsOn }) => endsOn?.slice(0, 10) ?? null)).toEqual([
      ...days,
      ...[null, null, null],
    ]);
    expect(new Set(forwards.map(({ id }) => id)).size).toBe(ends.length);
    const backwards = await pages(`${where}&last=3`, 'prev');
    expect(backwards.toReversed().flat()).toEqual(forwards);
  });

  it.each([
    ['GET', '?first=many', undefined, 'first'],
    ['GET', '?sort=colour', undefined, 'sort'],
    ['GET', '?sort=-colour', undefined, 'sort'],
    ['GET', '?sort=', undefined, 'sort'],
    ['GET', '?filter[colour]=red', undefined, 'filter[colour]'],
    ['GET', '?colour=red', undefined, 'colour'],
    ['GET', '?filter[status]=sleeping', undefined, 'status.0'],
    ['POST', '', { name: 'Sem mais' }, 'supplier'],
    ['GET', '?filter[endsFrom]=soon', undefined, 'endsFrom'],
    ['POST', '', { ...given, monthly: 'twelve' }, 'monthly'],
    ['POST', '', { ...given, monthly: '12,50' }, 'monthly'],
    ['POST', '', { ...given, monthly: true }, 'monthly'],
    ['POST', '', { ...given, endsOn: 'soon' }, 'endsOn'],
    ['POST', '', { ...given, endsOn: '2026-02-31 10:00:00' }, 'endsOn'],
    ['POST', '', { ...given, colour: 'red' }, 'colour'],
    ['POST', '', { ...given, name: '' }, 'name'],
  ] as const)('%s %s with %j is refused at %s', async (method, path, body, field) => {
    const { status, body: refusal } = await call(method, path, body && { body });
    expect([status, Object.keys((refusal as { fields: object }).fields)]).toContainEqual(
      expect.arrayContaining([field]),
    );
    expect(status).toBe(400);
  });

  it.each([
    ['application/json', '[]', 400, 'must be an object in JSON'],
    ['application/json', '[{"monthly":1}]', 400, 'must be an object in JSON'],
    ['application/json', 'null', 400, 'must be an object in JSON'],
    ['application/json', '"x"', 400, 'must be an object in JSON'],
    ['application/json', '5', 400, 'must be an object in JSON'],
    [undefined, '[]', 400, 'must be an object in JSON'],
    ['application/json', '{"monthly":', 400, 'is not valid JSON'],
    [undefined, '{"monthly":', 400, 'is not valid JSON'],
    ['text/plain', 'monthly: 1', 415, 'must be an object in JSON'],
    ['application/x-www-form-urlencoded', 'monthly=1', 415, 'must be an object in JSON'],
  ])('of type %s that is %s is refused as a record', async (type, payload, statusCode, message) => {
    const made = await call('POST', '', { body: given });
    const { id } = made.body as { id: string };
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', `/${id}`],
    ] as const) {
      const answer = await gateway.app.inject({
        method,
        url: `/api/records/contracts${path}`,
        headers: { authorization: `Bearer ${tokens.ADMIN}`, ...(type && { 'content-type': type }) },
        payload,
      });
      expect(answer).toMatchObject({ statusCode });
      expect(answer.json()).toMatchObject({ fields: { body: message } });
    }
    expect((await call('GET', `/${id}`)).body).toMatchObject({ version: 1 });
  });

  it('takes an object of any type, and no body as no changes', async () => {
    const made = await call('POST', '', { body: given });
    const { id } = made.body as { id: string };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await call('PATCH', `/${id}`, { body: { monthly: 7 }, headers: form })).toMatchObject({
      status: 200,
      body: { monthly: 7 },
    });
    expect((await call('PATCH', `/${id}`)).status).toBe(200);
  });

  it('asks for its role before anything else', async () => {
    expect((await call('POST', '', { body: {}, role: 'GUEST' })).status).toBe(403);
    const anonymous = await gateway.app.inject({ url: '/api/records/contracts' });
    expect(anonymous.statusCode).toBe(401);
  });

  it('stands in the OpenAPI document with its types', async () => {
    const { body } = await gateway.call({ method: 'GET', url: '/api/openapi.json' });
    const { paths } = body as { paths: Record<string, Record<string, Record<string, unknown>>> };
    expect(Object.keys(paths['/api/records/contracts']!)).toEqual(['get', 'post']);
    expect(Object.keys(paths['/api/records/contracts/{id}']!)).toEqual(['get', 'patch', 'delete']);
    const text = JSON.stringify(paths['/api/records/contracts']);
    for (const name of ['filter[supplier]', '-monthly', 'draft', 'With whom.']) {
      expect(text).toContain(name);
    }
  });
});

describe('as a file', () => {
  it('is written and read back, by id', async () => {
    const file = { ...given, name: 'Arquivo', supplier: 'CSV', status: 'active' };
    const { id } = (await call('POST', '', { body: file })).body as { id: string };
    const get = () =>
      gateway.app.inject({
        url: `/api/contracts.csv?filter=${encodeURIComponent('{"supplier":["CSV"]}')}`,
        headers: { authorization: `Bearer ${tokens.ADMIN}` },
      });
    const { body } = await get();
    expect(body).toContain('Name,Supplier,Monthly,Status,Ends on,Created,Last changed,Id');
    const times = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d,\d{4}-\d\d-\d\d \d\d:\d\d`;
    expect(body).toMatch(new RegExp(`Arquivo,CSV,1250.50,active,,${times},${id}`));
    const changed = body.replace('1250.50', '99.90') + 'Novo,CSV,5.00,draft,2031-02-03,,,\r\n';
    const mapping = { Name: 'name', Supplier: 'supplier', Monthly: 'monthly', Status: 'status' };
    const { done } = await importCsv(gateway, 'contracts', changed, {
      token: tokens.ADMIN!,
      mapping: { ...mapping, 'Ends on': 'endsOn', Id: 'id' },
    });
    expect(done).toMatchObject({ made: 1, changed: 1, bad: 0 });
    const after = (await get()).body;
    expect(after).toMatch(new RegExp(`Arquivo,CSV,99.90,active,,${times},${id}`));
    expect(after).toContain('Novo,CSV,5.00,draft,2031-02-03 00:00,');
  });
});
