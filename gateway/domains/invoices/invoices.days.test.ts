import { afterAll, beforeAll, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object) => gateway.graphql(query, variables, token);

const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id dueDay dueOn } } }`;
const PAY = `mutation ($input: RecordInvoicePaymentInput!) {
  recordInvoicePayment(input: $input) { invoice { payments { paidDay paidOn } } } }`;

it('answers and takes the days of an invoice, and their midnights under former names', async () => {
  const dated = { ...newInvoice, orderNo: 'D-1', date: '2030-01-15T12:00:00Z' };
  const { data } = await ask(CREATE, { input: { ...dated, dueOn: '2030-02-14T23:00:00-03:00' } });
  const { id, ...due } = data?.createInvoice.invoice as { id: string };
  expect(due).toEqual({ dueDay: '2030-02-15', dueOn: '2030-02-15T00:00:00.000Z' });
  const early = { ...dated, orderNo: 'D-2', dueOn: '2030-01-14' };
  expect((await ask(CREATE, { input: early })).errors).toMatchObject([
    { extensions: { fields: { dueOn: 'the due date must not be before the date' } } },
  ]);
  const payment = { id, amount: 1, method: 'pix' };
  for (const day of [{ paidDay: '2026-03-02' }, { paidOn: '2026-03-02T15:00:00Z' }]) {
    const paid = await ask(PAY, { input: { ...payment, ...day } });
    expect(paid.data?.recordInvoicePayment.invoice.payments[0]).toEqual({
      paidDay: '2026-03-02',
      paidOn: '2026-03-02T00:00:00.000Z',
    });
  }
  expect((await ask(PAY, { input: payment })).errors).toMatchObject([
    { extensions: { code: 'INVALID', fields: { paidDay: 'this field is required' } } },
  ]);
});

it('finds and orders invoices by either name', async () => {
  for (const [orderNo, dueDay] of [
    ['E-1', '2031-03-01'],
    ['E-2', '2031-03-02'],
    ['E-3', null],
  ] as const) {
    const input = { ...newInvoice, orderNo, date: '2031-01-15T12:00:00Z', dueDay };
    expect((await ask(CREATE, { input })).errors).toBeUndefined();
  }
  const LIST = `query ($filter: InvoiceFilter, $sort: InvoiceSort) {
    invoices(filter: $filter, sort: $sort) { nodes { orderNo } } }`;
  const numbers = async (filter: object, field = 'dueDay') => {
    const sort = { field, direction: 'descending' };
    const { data } = await ask(LIST, { filter: { ...filter, dateFrom: '2031-01-01' }, sort });
    return data?.invoices.nodes.map(({ orderNo }: { orderNo: string }) => orderNo) as string[];
  };
  expect(await numbers({}, 'dueOn')).toEqual(await numbers({}));
  expect(await numbers({ dueDayFrom: '2031-03-02' })).toEqual(['E-2']);
  expect(await numbers({ dueFrom: '2031-03-02' })).toEqual(['E-2']);
  expect(await numbers({ dueTo: '2031-03-01T10:00:00Z' })).toEqual(['E-1']);
  expect(await numbers({ dueIsEmpty: true })).toEqual(['E-3']);
  expect(await numbers({ dueDayIsEmpty: true })).toEqual(['E-3']);
});
