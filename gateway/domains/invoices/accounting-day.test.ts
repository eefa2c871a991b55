import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id dueDay paymentState } }
}`;
const LIST = `query ($filter: InvoiceFilter!) {
  invoices(first: 10, filter: $filter) { nodes { orderNo paymentState } }
}`;

/** A moment that is on the 20th in Auckland and on the 19th in São Paulo. */
const night = '2026-11-20T02:00:00Z';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(night) });
  token = await gateway.tokenFor('EDITOR');
});
afterAll(async () => {
  vi.useRealTimers();
  await gateway.stop();
});

async function created(input: object) {
  const all = { ...newInvoice, ...input };
  const { data, errors } = await gateway.graphql(CREATE, { input: all }, token);
  expect(errors).toBeUndefined();
  return data!.createInvoice.invoice as { id: string; dueDay: string; paymentState: string };
}

it('has no due day by its terms beyond the last year that can be written', async () => {
  await setCompany(gateway, { timeZone: 'Pacific/Kiritimati', paymentDays: 30 });
  expect(await created({ date: '9999-12-31T12:00:00Z' })).toMatchObject({ dueDay: null });
  const lastDays = await created({ date: '9999-12-01T09:59:00Z' });
  expect(lastDays).toMatchObject({ dueDay: '9999-12-31' });
});

it.each([
  ['America/Sao_Paulo', '2026-11-19', '2026-11-26', 'Nov 19, 2026', 'unpaid'],
  ['Pacific/Auckland', '2026-11-20', '2026-11-27', 'Nov 20, 2026', 'overdue'],
  ['America/Los_Angeles', '2026-11-19', '2026-11-26', 'Nov 19, 2026', 'unpaid'],
])('is that of the company in %s', async (...[timeZone, today, dueDay, written, state]) => {
  await setCompany(gateway, { timeZone, paymentDays: 7 });
  const invoice = await created({ date: night });
  expect(invoice.dueDay).toBe(dueDay);
  const url = `/api/invoices/${invoice.id}.pdf?timeZone=Asia/Tokyo`;
  const headers = { authorization: `Bearer ${token}` };
  const { rawPayload } = await gateway.app.inject({ url, headers });
  expect(pdfText(rawPayload)).toContain(written);
  const orderNo = `late-${timeZone.length}`;
  const due = { orderNo, date: '2026-11-01', dueDay: '2026-11-19' };
  expect((await created(due)).paymentState).toBe(state);
  const filter = { text: orderNo, paymentState: [state] };
  expect((await gateway.graphql(LIST, { filter }, token)).data?.invoices.nodes).toEqual([
    { orderNo, paymentState: state },
  ]);
  const early = { ...newInvoice, date: night, dueDay: '2026-11-18' };
  const { errors } = await gateway.graphql(CREATE, { input: early }, token);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    fields: { dueDay: expect.any(String) },
  });
  await created({ date: night, dueDay: today });
});

it('takes the seller from the company, but not for another seller', async () => {
  await setCompany(gateway, { pixKey: 'loja@example.test', paymentDays: 7 });
  const query = `mutation ($input: CreateInvoiceInput!) {
    createInvoice(input: $input) { invoice { seller { name } sellerTaxId pixKey dueDay currency vat } }
  }`;
  const { buyer, items } = newInvoice;
  const own = { buyer, items };
  const make = async (input: object) =>
    (await gateway.graphql(query, { input }, token)).data?.createInvoice.invoice;
  expect(await make({ ...own, dueDay: null })).toEqual({
    ...{ seller: { name: 'Retaguarda Comércio Ltda.' }, sellerTaxId: '11222333000181' },
    ...{ pixKey: 'loja@example.test', dueDay: null, currency: '$', vat: 10 },
  });
  expect(await make({ ...own, seller: { name: 'Outra' }, currency: '€', vat: 7 })).toMatchObject({
    ...{ seller: { name: 'Outra' }, sellerTaxId: null, pixKey: null, currency: '€', vat: 7 },
  });
});
