import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { demoInvoices, newInvoice } from '../../testing/sample-invoices.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

interface Invoice {
  id: string;
  orderNo: string;
  items: object[];
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
  const twentyfold = 20;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: twentyfold });
});
afterAll(() => gateway.stop());

async function whole(): Promise<Invoice[]> {
  const { status, body } = await gateway.call({ method: 'GET', url: '/api/invoices/all', token });
  expect(status).toBe(200);
  return body as Invoice[];
}

async function post(call: string, body: object): Promise<Invoice[]> {
  const answer = await gateway.call({ url: `/api/invoices/${call}`, body, token });
  expect(answer.status).toBe(200);
  return answer.body as Invoice[];
}

describe('GET /api/invoices/all', () => {
  it('answers every invoice once, more than a page holds, by number', async () => {
    const rows = await gateway.store.db.selectFrom('invoices').select('orderNo').execute();
    const orders = (await whole()).map(({ orderNo }) => orderNo);
    expect(orders).toEqual(rows.map(({ orderNo }) => orderNo).sort());
    expect(orders).toHaveLength(20 * demoInvoices.count);
  });

  it('answers the fields of the specification, in its order', async () => {
    for (const invoice of await whole()) {
      expect(Object.keys(invoice).join()).toBe(
        'id,orderNo,status,date,currency,vat,buyer,seller,items,item',
      );
      expect(invoice.items.length).toBeGreaterThan(0);
    }
  });

  it('answers amounts, rates and dates as people write them', async () => {
    const added = { ...newInvoice, id: 'exact', vat: 7.25, date: '2026-01-02T03:04:05-03:00' };
    await post('add', added);
    const exact = (await whole()).find(({ id }) => id === 'exact');
    expect(JSON.stringify(exact)).toBe(
      JSON.stringify({
        id: 'exact',
        orderNo: exact?.orderNo,
        status: 'pending',
        date: '2026-01-02T06:04:05.000Z',
        currency: '$',
        vat: 7.25,
        buyer: { name: 'Casa do Mel', address: 'Rua das Flores, 10' },
        seller: { name: 'Retaguarda', address: '' },
        items: newInvoice.items,
        item: newInvoice.items,
      }),
    );
  });
});

describe('GET /api/invoices', () => {
  it('answers one invoice as the whole list has it', async () => {
    const [invoice] = await whole();
    const url = `/api/invoices?id=${invoice?.id}`;
    expect(await gateway.call({ method: 'GET', url, token })).toEqual({
      status: 200,
      body: invoice,
    });
  });
});

describe('a change', () => {
  it('answers the whole list after an invoice was added', async () => {
    const before = await whole();
    const after = await post('add', { invoice: newInvoice });
    expect(after).toEqual(await whole());
    expect(after.slice(0, before.length)).toEqual(before);
    const { buyer, seller, items } = newInvoice;
    expect(after.at(-1)).toMatchObject({ buyer, seller, items });
    expect(after).toHaveLength(before.length + 1);
  });

  it('answers the whole list after an invoice was updated', async () => {
    const before = await whole();
    const { id } = before[150]!;
    const items = [{ name: 'Cera', unit: 2, price: 10.05 }];
    const after = await post('update', { id, items, currency: 'R$' });
    expect(after).toEqual(await whole());
    expect(after[150]).toEqual({ ...before[150], items, item: items, currency: 'R$' });
    expect(after.toSpliced(150, 1)).toEqual(before.toSpliced(150, 1));
  });

  it('answers the whole list after an invoice was deleted', async () => {
    const before = await whole();
    const after = await post('delete', { id: before[100]!.id });
    expect(after).toEqual(await whole());
    expect(after).toEqual(before.toSpliced(100, 1));
  });
});
