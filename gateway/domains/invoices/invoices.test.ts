import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id orderNo status date currency vat pricesIncludeTax pixProblem version subtotal discount buyerTaxId sellerTaxId pixKey pixCode vatAmount total
  dueDay dueOn paidAmount openAmount paymentState payments { id amount paidDay paidOn method note }
  emails { id }
  customerId customer { id } deal { id } buyer { name address } seller { name address } items { name unit price }`;
const ONE = `query ($id: ID!) { invoice(id: $id) { ${WHOLE} } }`;
const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { ${WHOLE} } }
}`;
const UPDATE = `mutation ($input: UpdateInvoiceInput!) {
  updateInvoice(input: $input) { invoice { ${WHOLE} } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteInvoice(input: { id: $id }) { id } }';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const find = async (id: string) => (await gateway.graphql(ONE, { id }, token)).data?.invoice;
const update = (input: object) => gateway.graphql(UPDATE, { input }, token);
const create = (input: object = {}) =>
  gateway.graphql(CREATE, { input: { ...newInvoice, ...input } }, token);

interface Created {
  id: string;
  orderNo: string;
  version: number;
}

async function created(input: object = {}): Promise<Created> {
  const { data, errors } = await create(input);
  expect(errors).toBeUndefined();
  return data?.createInvoice.invoice as Created;
}

const numberIn = ({ orderNo }: Created) => Number(/^INV-(\d{6})$/.exec(orderNo)?.[1]);

describe('creating an invoice', () => {
  it('gives what is left out its default, and computes the totals', async () => {
    const before = Date.now();
    const invoice = await created();
    expect(invoice).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      orderNo: expect.stringMatching(/^INV-\d{6}$/),
      status: 'pending',
      currency: '$',
      vat: 10,
      version: 1,
      subtotal: 74.7,
      discount: 0,
      buyerTaxId: null,
      sellerTaxId: null,
      pixKey: null,
      pixCode: null,
      vatAmount: 7.47,
      total: 82.17,
      dueDay: expect.stringMatching(/^[\d-]{10}$/),
      paidAmount: 0,
      openAmount: 82.17,
      paymentState: 'unpaid',
      payments: [],
      buyer: newInvoice.buyer,
      seller: { name: 'Retaguarda', address: '' },
      items: newInvoice.items,
    });
    const { date } = invoice as unknown as { date: string };
    expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    expect(await find(invoice.id)).toEqual(invoice);
  });

  it('keeps everything that is given', async () => {
    const given = {
      id: 'an-id-of-ours',
      orderNo: 'Nº 7/2030',
      status: 'delivered',
      date: '2030-05-06T07:08:09.000Z',
      currency: 'R$',
      vat: 7.25,
      discount: 0.5,
      buyerTaxId: '12345678909',
      pixKey: 'contas@loja.test',
      dueDay: '2030-06-05',
      buyer: { name: 'Ana “Zé” 日本', address: "O'Higgins; drop table invoices" },
      seller: { name: 'b', address: 'c' },
      items: [
        { name: 'second of the alphabet', unit: 0, price: 0.01 },
        { name: 'first of the alphabet', unit: 1_000_000, price: 999_999.99 },
      ],
    };
    expect(await created(given)).toMatchObject(given);
  });

  it('refuses an id in use', async () => {
    const { id } = await created();
    const { errors } = await create({ id });
    expect(errors?.[0]).toMatchObject({
      message: 'An invoice with this id already exists',
      extensions: { code: 'CONFLICT', fields: { id: 'is taken' } },
    });
  });

  it('refuses a number in use', async () => {
    const { orderNo } = await created();
    const { errors } = await create({ orderNo });
    expect(errors?.[0]).toMatchObject({
      message: 'An invoice with this orderNo already exists',
      extensions: { code: 'CONFLICT', fields: { orderNo: 'is taken' } },
    });
  });

  it('passes over a number that someone gave', async () => {
    const next = numberIn(await created()) + 1;
    await created({ orderNo: `INV-${String(next).padStart(6, '0')}` });
    expect(numberIn(await created())).toBe(next + 1);
  });

  it('leaves no gap when one is refused', async () => {
    const last = numberIn(await created());
    expect((await create({ currency: '' })).errors).toHaveLength(1);
    expect((await create({ id: 'an-id-of-ours-twice' })).errors).toBeUndefined();
    expect((await create({ id: 'an-id-of-ours-twice' })).errors).toHaveLength(1);
    expect(numberIn(await created())).toBe(last + 2);
  });
});

describe('updating an invoice', () => {
  it('changes what is given and nothing else', async () => {
    const invoice = await created();
    const { data } = await update({ id: invoice.id, version: 1, status: 'processing', vat: 20 });
    const expected = {
      ...invoice,
      version: 2,
      status: 'processing',
      vat: 20,
      vatAmount: 14.94,
      total: 89.64,
      openAmount: 89.64,
    };
    expect(data?.updateInvoice.invoice).toEqual(expected);
    expect(await find(invoice.id)).toEqual(expected);
  });

  it('puts new lines in the place of the old ones', async () => {
    const { id } = await created({
      items: [...newInvoice.items, { name: 'b', unit: 1, price: 1 }],
    });
    const items = [{ name: 'Cera', unit: 2, price: 10.05 }];
    await update({ id, items });
    expect(await find(id)).toMatchObject({ items, subtotal: 20.1, vatAmount: 2.01, total: 22.11 });
    await update({ id, items: [] });
    expect(await find(id)).toMatchObject({ items: [], subtotal: 0, vatAmount: 0, total: 0 });
  });

  it('finds it under its new names', async () => {
    const { id } = await created();
    await update({ id, buyer: { name: 'Sapataria Ímpar', address: '' }, orderNo: 'S-1' });
    const query = '{ invoices(filter: { text: "impar s-1" }) { nodes { id } } }';
    const { data } = await gateway.graphql(query, {}, token);
    expect(data?.invoices.nodes).toEqual([{ id }]);
  });

  it('refuses an older version with the invoice as it now is', async () => {
    const { id } = await created();
    await update({ id, version: 1, currency: '€' });
    const { data, errors } = await update({ id, version: 1, currency: '£' });
    const current = await find(id);
    const changed = {
      at: expect.any(String),
      by: { id: expect.any(String), name: expect.any(String) },
    };
    const times = { createdAt: expect.any(String), updatedAt: expect.any(String) };
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        locations: [{ line: 2, column: 3 }],
        message: 'Someone else changed this invoice',
        path: ['updateInvoice'],
        extensions: { code: 'CONFLICT', current: { ...current, ...times }, changed },
      },
    ]);
    expect(current).toMatchObject({ currency: '€', version: 2, items: newInvoice.items });
  });

  it('shows what each change of one document left', async () => {
    const { id } = await created();
    const query = `mutation ($id: ID!) {
      a: updateInvoice(input: { id: $id, items: [{ name: "one", unit: 1, price: 1 }] }) { invoice { items { name } } }
      b: updateInvoice(input: { id: $id, items: [{ name: "two", unit: 1, price: 1 }] }) { invoice { items { name } } }
    }`;
    const { data } = await gateway.graphql(query, { id }, token);
    expect(data?.a.invoice.items).toEqual([{ name: 'one' }]);
    expect(data?.b.invoice.items).toEqual([{ name: 'two' }]);
  });

  it('keeps its own number', async () => {
    const { id, orderNo } = await created();
    expect((await update({ id, orderNo })).errors).toBeUndefined();
  });

  it('refuses the number of another, and changes nothing', async () => {
    const [one, other] = [await created(), await created()];
    const { errors } = await update({ id: one.id, orderNo: other.orderNo, items: [] });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { orderNo: 'is taken' } });
    expect(await find(one.id)).toEqual(one);
  });

  it('refuses an unknown id', async () => {
    const { data, errors } = await update({ id: 'none', vat: 1 });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'Invoice not found',
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('deleting an invoice', () => {
  it('takes it and its lines out', async () => {
    const { id } = await created();
    const { data } = await gateway.graphql(DELETE, { id }, token);
    expect(data?.deleteInvoice).toEqual({ id });
    expect(await find(id)).toBeNull();
    const lines = gateway.store.db.selectFrom('invoiceItems').where('invoiceId', '=', id);
    expect(await lines.selectAll().execute()).toEqual([]);
    const { errors } = await gateway.graphql(DELETE, { id }, token);
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});
