import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_BODY_BYTES } from '../config/limits.ts';
import { newInvoice } from '../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const DIGITS = '123456789012345678901234';
const json = { 'content-type': 'application/json' };
const text = { 'content-type': 'text/plain' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
  await post('/api/invoices/add', { ...newInvoice, id: 'an-invoice' });
  await post('/api/invoices/add', { ...newInvoice, id: DIGITS });
});
afterAll(() => gateway.stop());

interface Sent {
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const get = (url: string, { query = '', ...rest }: Sent = {}) =>
  gateway.call({ method: 'GET', url: url + query, token, ...rest });
const post = (url: string, body?: unknown, headers?: Record<string, string>) =>
  gateway.call({ url, body, token, ...(headers && { headers }) });

describe('the argument of a call', () => {
  it.each<[where: string, sent: Sent]>([
    ['as ?id=', { query: '?id=an-invoice' }],
    ['as ?data=', { query: '?data=an-invoice' }],
    ['in a JSON body', { body: { id: 'an-invoice' } }],
    ['as data in a JSON body', { body: { data: 'an-invoice' } }],
    ['as a JSON text', { body: '"an-invoice"', headers: json }],
    ['as a bare text', { body: 'an-invoice', headers: text }],
    ['as a bare text that says it is a form', { body: 'an-invoice', headers: form }],
    ['as a quoted text that says it is a form', { body: '"an-invoice"', headers: form }],
    ['as JSON that says it is a text', { body: '{"id":"an-invoice"}', headers: text }],
    [
      'in a body of a type that nobody knows',
      { body: 'an-invoice', headers: { 'content-type': 'x/y' } },
    ],
    ['in the address, before the body', { query: '?id=an-invoice', body: { id: 'another' } }],
  ])('is found %s', async (_where, sent) => {
    expect(await get('/api/invoices', sent)).toMatchObject({
      status: 200,
      body: { id: 'an-invoice' },
    });
  });

  it.each([
    ['bare', { body: DIGITS, headers: text }],
    ['bare, as JSON', { body: DIGITS, headers: json }],
    ['in the address', { query: `?id=${DIGITS}` }],
  ])('keeps every digit of an id of digits, %s', async (_where, sent) => {
    expect(await get('/api/invoices', sent)).toMatchObject({ status: 200, body: { id: DIGITS } });
  });

  it.each<[what: string, sent: Sent]>([
    ['missing', {}],
    ['empty', { query: '?id=' }],
    ['null', { body: { id: null } }],
    ['an object', { body: { id: {} } }],
    ['a list', { body: [] }],
  ])('is required: it may not be %s', async (_what, sent) => {
    expect(await get('/api/invoices', sent)).toEqual({
      status: 400,
      body: { message: 'this field is required', fields: { id: 'this field is required' } },
    });
  });

  it('is answered 404 when nothing has it', async () => {
    expect(await get('/api/invoices?id=none')).toEqual({
      status: 404,
      body: { message: 'Record not found' },
    });
    for (const url of ['/api/invoices/update', '/api/invoices/delete']) {
      expect(await post(url, { id: 'none' })).toEqual({
        status: 404,
        body: { message: 'Invoice not found' },
      });
    }
  });
});

describe('a record', () => {
  it('may be wrapped in its name or bare', async () => {
    const isSaved = async (id: string, body: object) => {
      expect((await post('/api/invoices/add', body)).status).toBe(200);
      return (await get(`/api/invoices?id=${id}`)).status === 200;
    };
    expect(await isSaved('bare', { ...newInvoice, id: 'bare' })).toBe(true);
    expect(await isSaved('wrapped', { invoice: { ...newInvoice, id: 'wrapped' } })).toBe(true);
  });

  it('may have fields that nobody knows, at every level', async () => {
    const [line] = newInvoice.items;
    const body = {
      ...newInvoice,
      id: 'with-more',
      total: 'x',
      __typename: 'Invoice',
      buyer: { ...newInvoice.buyer, taxId: 7 },
      items: [{ ...line, sku: null }],
    };
    expect((await post('/api/invoices/add', body)).status).toBe(200);
    const { buyer, seller, items } = newInvoice;
    expect(await get('/api/invoices?id=with-more')).toMatchObject({
      body: { buyer, seller, items },
    });
  });

  it('may be one that was read and is sent back', async () => {
    const { body } = await get('/api/invoices?id=an-invoice');
    const changed = { ...(body as object), status: 'delivered' };
    expect((await post('/api/invoices/update', changed)).status).toBe(200);
    expect((await get('/api/invoices?id=an-invoice')).body).toEqual(changed);
  });
});

describe('a body', () => {
  it('of malformed JSON is a 400', async () => {
    for (const url of ['/api/invoices/add', '/api/auth/login']) {
      expect(await post(url, '{"id":', json)).toEqual({
        status: 400,
        body: { message: 'Malformed JSON', fields: { body: 'is not valid JSON' } },
      });
    }
  });

  it('over 1 MiB is a 413, up to it is read', async () => {
    const ofLength = (length: number) => JSON.stringify('x'.repeat(length - 2));
    expect((await post('/api/invoices/delete', ofLength(MOST_BODY_BYTES), json)).status).toBe(404);
    expect(await post('/api/invoices/delete', ofLength(MOST_BODY_BYTES + 1), json)).toEqual({
      status: 413,
      body: { message: 'Request body is too large' },
    });
  });

  it.each(['', 'null', '[]', '"text"', '7'])('of %j is no record', async (body) => {
    expect((await post('/api/invoices/add', body, json)).status).toBe(400);
  });
});

describe('a refusal', () => {
  it('has the status of its kind', async () => {
    const asGuest = { token: await gateway.tokenFor('GUEST') };
    const statusOf = async (request: { url: string; body?: unknown; token?: string }) => {
      const { status, body } = await gateway.call(request);
      expect(body).toMatchObject({ message: expect.any(String) });
      return status;
    };
    const remove = { url: '/api/invoices/delete', body: { id: 'an-invoice' } };
    expect(await statusOf(remove)).toBe(401);
    expect(await statusOf({ ...remove, ...asGuest })).toBe(403);
    expect(await statusOf({ ...remove, token: 'not.a.token' })).toBe(401);
    const taken = { ...newInvoice, id: 'an-invoice' };
    expect(await statusOf({ url: '/api/invoices/add', body: taken, token })).toBe(409);
  });

  it('of a call that nobody knows is a 404', async () => {
    for (const request of [
      get('/api/nothing'),
      post('/api/nothing', {}),
      post('/api/invoices/none', {}),
    ]) {
      const { status, body } = await request;
      expect(status).toBe(404);
      expect(body).toMatchObject({ message: expect.any(String) });
    }
  });
});
