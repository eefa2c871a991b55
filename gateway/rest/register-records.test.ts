import { afterAll, beforeAll, expect, it } from 'vitest';
import { declarations } from '../records/declarations.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const get = (url: string) => gateway.call({ method: 'GET', url: `/api/records/${url}`, token });

const lists = [...declarations.values()].filter(({ listed }) => listed).map(({ many }) => many);

it.each(lists)('a page of %s has up to 100 records', async (many) => {
  for (const size of ['first', 'last']) {
    expect(await get(`${many}?${size}=100`)).toMatchObject({ status: 200 });
    expect(await get(`${many}?${size}=101`)).toMatchObject({
      status: 400,
      body: { fields: { [size]: expect.stringContaining('must be between 1 and 100') } },
    });
  }
});

const times = [
  1772459100000,
  '1772459100000',
  '2026-03-02 13:45:00',
  '2026-03-02 10:45:00-03',
  'Mon Mar 02 2026 10:45:00 GMT-0300',
  'Mon Mar 02 2026 10:45:00 GMT-0300 (Brasilia Standard Time)',
  '2026-03-02T13:45:00Z',
];

it('takes numbers, times and addresses in every form that the older calls take', async () => {
  const project = { email: 'ana@retaguarda.test', userName: 'Ana', projectName: 'Formas' };
  for (const date of times) {
    const body = { ...project, date, comment: '12' };
    expect(await gateway.call({ url: '/api/records/projects', body, token })).toMatchObject({
      status: 201,
      body: { date: '2026-03-02T13:45:00.000Z', comment: 12 },
    });
  }
  const product = { sku: 'FORMA-1', title: 'Forma', brand: 'Casa', category: 'audio' };
  const body = { ...product, price: '12.50', imgUrl: 'img/forma.png' };
  expect(await gateway.call({ url: '/api/records/products', body, token })).toMatchObject({
    status: 201,
    body: { price: 12.5, imgUrl: '/img/forma.png' },
  });
});

it('takes a version as a text, and refuses a field that it does not know', async () => {
  const { body: found } = await get('projects?first=1');
  const [{ id, version }] = found as [{ id: string; version: number }];
  const change = (body: object) =>
    gateway.call({ method: 'PATCH', url: `/api/records/projects/${id}`, body, token });
  expect(await change({ version: String(version), revision: ' 3 ' })).toMatchObject({
    status: 200,
    body: { version: version + 1, revision: 3 },
  });
  expect(await change({ version: String(version), revision: '4' })).toMatchObject({ status: 409 });
  expect(await change({ bogus: '1', revision: '4' })).toMatchObject({
    status: 400,
    body: { fields: { bogus: expect.any(String) } },
  });
});

it('embeds the records that others refer to where a call asks for them', async () => {
  const [deal] = (await get('deals?first=1')).body as Record<string, string>[];
  expect(deal).not.toHaveProperty('customer');
  const { id, customerId } = deal!;
  const customer = { id: customerId, name: expect.any(String), version: expect.any(Number) };
  for (const include of ['customer,lossReason', '%20customer', 'lossReason&include=customer']) {
    expect((await get(`deals?first=1&include=${include}`)).body).toMatchObject([{ id, customer }]);
    expect((await get(`deals/${id}?include=${include}`)).body).toMatchObject({ id, customer });
  }
  const { headers } = await gateway.app.inject({
    url: '/api/records/deals?first=1&include=customer',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers.link).toContain('include=customer');
  const refused = { fields: { include: 'must be one of: customer, lossReason, invoice' } };
  for (const url of ['deals?include=products', `deals/${id}?include=customer,owner`]) {
    expect(await get(url)).toMatchObject({ status: 400, body: refused });
  }
  expect(await get('users?include=customer')).toMatchObject({ status: 400 });
});

it('filters by a time in each of these forms', async () => {
  const counts = times.map(async (time) => {
    const parameters = new URLSearchParams({ 'filter[dateFrom]': String(time), first: '100' });
    const { status, body } = await get(`projects?${parameters.toString()}`);
    return [status, (body as unknown[]).length];
  });
  const [first, ...others] = await Promise.all(counts);
  expect(first).toEqual([200, expect.any(Number)]);
  for (const each of others) expect(each).toEqual(first);
});

const languages = ['en', 'pt-BR'] as const;

it.each(lists)('says in one wording that none of %s has the id', async (many) => {
  const url = `/api/records/${many}/none`;
  for (const language of languages) {
    const headers = { 'retaguarda-language': language };
    const [read, ...changed] = await Promise.all(
      (['GET', 'PATCH', 'DELETE'] as const).map(async (method) => {
        const { status, body } = await gateway.call({ method, url, token, headers });
        const { message } = body as { message: string };
        return status === 404 && !/^(Call|Chamada) /.test(message) ? message : undefined;
      }),
    );
    expect(read).toMatch(/^[A-ZÀ-Ú][^A-Z]+$/);
    for (const message of changed) expect([read, undefined]).toContain(message);
  }
});

it.each([
  [
    { discount: 1.005 },
    'discount',
    'must have at most two decimals',
    'pode ter no máximo duas casas decimais',
  ],
  [
    { dueOn: '2030-02-30' },
    'dueOn',
    'must be a day and a time that exist',
    'precisa ser um dia e uma hora que existem',
  ],
  ['?first=abc', 'first', 'is not a whole number', 'não é um número inteiro'],
  [
    '?first=3000000000',
    'first',
    'must be between -2147483648 and 2147483647',
    'precisa estar entre -2147483648 e 2147483647',
  ],
  [
    '?filter[status]=Pending',
    'status.0',
    'must be one of: pending, processing, delivered',
    'precisa ser um destes: pending, processing, delivered',
  ],
  [{ bogus: 1 }, 'bogus', 'is not a known field', 'não é um campo conhecido'],
  [{ buyer: 'Ana' }, 'buyer', 'must be an object in JSON', 'precisa ser um objeto em JSON'],
  [{ orderNo: 7 }, 'orderNo', 'must be a text', 'precisa ser um texto'],
  [{ isCorrection: 'maybe' }, 'isCorrection', 'must be true or false', 'precisa ser true ou false'],
  [
    { items: [{ name: 'Mel', unit: 1.0005, price: 2 }] },
    'items.0.unit',
    'must have at most three decimals',
    'pode ter no máximo três casas decimais',
  ],
  [
    { items: [{ name: 'Mel', unit: 1, price: 2.0000005 }] },
    'items.0.price',
    'must have at most six decimals',
    'pode ter no máximo seis casas decimais',
  ],
  [
    { items: [{ name: 'Mel', unit: '1,5', price: 2 }] },
    'items.0.unit',
    'must be a number',
    'precisa ser um número',
  ],
] as const)('says of %j in plain words that %s %s', async (given, field, english, portuguese) => {
  const { body: found } = await get('invoices?first=1');
  const [{ id }] = found as [{ id: string }];
  const call =
    typeof given === 'string'
      ? ({ method: 'GET', url: `/api/records/invoices${given}` } as const)
      : ({ method: 'PATCH', url: `/api/records/invoices/${id}`, body: given } as const);
  for (const [index, message] of [english, portuguese].entries()) {
    const headers = { 'retaguarda-language': languages[index]! };
    expect(await gateway.call({ ...call, token, headers })).toEqual({
      status: 400,
      body: { message, fields: { [field]: message } },
    });
  }
});

it.each(['id=a&id=b', 'id[]=a', 'id[]=a&id[]=b'])(
  'says of ?%s that one value is expected',
  async (query) => {
    const url = `/api/invoices?${query}`;
    expect(await gateway.call({ method: 'GET', url, token })).toEqual({
      status: 400,
      body: { message: 'must be one alone', fields: { id: 'must be one alone' } },
    });
  },
);
