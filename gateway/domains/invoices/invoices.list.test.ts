import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUnlikeInvoices, demoInvoices } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = `query ($first: Int, $after: String, $filter: InvoiceFilter) {
  invoices(first: $first, after: $after, filter: $filter, sort: { field: orderNo, direction: ascending }) {
    nodes { orderNo status currency total }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`;
const SUMMARY = '{ invoiceSummary { byStatus { status count totals { currency amount } } } }';

interface Page {
  nodes: { orderNo: string; status: string; currency: string; total: number }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  await addUnlikeInvoices(gateway);
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

async function list(variables: object): Promise<Page> {
  const { data, errors } = await gateway.graphql(LIST, variables, token);
  expect(errors).toBeUndefined();
  return data?.invoices as Page;
}

const ordersOf = async (filter: object) =>
  (await list({ first: 100, filter })).nodes.map(({ orderNo }) => orderNo);

describe('a filter', () => {
  it.each([
    [['pending']],
    [['delivered', 'processing']],
    [['pending', 'pending']],
    [['pending', 'processing', 'delivered']],
    [[]],
  ])('by the statuses %j finds those', async (status) => {
    const { nodes } = await list({ first: 100 });
    const expected = nodes.filter((invoice) => status.includes(invoice.status));
    expect(await ordersOf({ status })).toEqual(expected.map(({ orderNo }) => orderNo));
  });

  it.each([
    ['AVILA', ['A-1', 'A-2', 'A-3']],
    ['ÁVILA', ['A-1', 'A-2', 'A-3']],
    ['filhos  vila', ['A-3']],
    ['a-', ['A-1', 'A-2', 'A-3', 'a-4']],
    ['ze', ['a-4', 'B_5']],
    ['%', ['a-4']],
    ['0%', ['a-4']],
    ['_', ['B_5']],
    ['\\', ['B-6']],
    ['\\%', []],
    ["' or 1=1 --", []],
    ['retaguarda avila', ['A-1', 'A-2', 'A-3']],
    ['nobody', []],
  ])('by the text %j finds %j', async (text, orders) => {
    expect(await ordersOf({ text })).toEqual(orders);
  });

  it('by a text of spaces finds everything', async () => {
    expect(await ordersOf({ text: '   ' })).toHaveLength(demoInvoices.count + 6);
  });

  it.each([
    ['2030-01-02T00:00:00Z', '2030-01-04T00:00:00Z', ['a-4', 'B_5']],
    ['2030-01-02T00:00:00.001Z', '2030-01-04T00:00:00.001Z', ['B-6', 'B_5']],
    ['2030-01-01T21:00:00-03:00', null, ['a-4', 'B-6', 'B_5']],
    // A day alone begins in São Paulo, where the company is.
    ['2030-01-02', '2030-01-03', ['B_5']],
    ['2030-01-04', '2030-01-03', []],
  ])('from %s to before %s finds %j', async (dateFrom, dateTo, orders) => {
    expect(await ordersOf({ dateFrom, dateTo })).toEqual(orders);
  });

  it('counts what passes it, and pages within it', async () => {
    const filter = { text: 'avila', dateFrom: '2030-01-01T00:00:00Z' };
    const first = await list({ first: 2, filter });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const second = await list({ first: 2, after: first.pageInfo.endCursor, filter });
    expect(second).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } });
    const orders = [...first.nodes, ...second.nodes].map(({ orderNo }) => orderNo);
    expect(orders).toEqual(['A-1', 'A-2', 'A-3']);
  });
});

describe('the summary', () => {
  it('equals what the list counts, each currency apart', async () => {
    const { data } = await gateway.graphql(SUMMARY, {}, token);
    const { nodes } = await list({ first: 100 });
    const expected = ['pending', 'processing', 'delivered'].map((status) => {
      const invoices = nodes.filter((invoice) => invoice.status === status);
      const currencies = [...new Set(invoices.map(({ currency }) => currency))].sort();
      const totals = currencies.map((currency) => {
        const amounts = invoices.filter((invoice) => invoice.currency === currency);
        const cents = amounts.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
        return { currency, amount: cents / 100 };
      });
      return { status, count: invoices.length, totals };
    });
    expect(data?.invoiceSummary.byStatus).toEqual(expected);
    expect(expected.map(({ totals }) => totals.length)).toEqual([2, 1, 1]);
  });

  it('has every status when there are no invoices', async () => {
    const empty = await startGateway({ isEmpty: true });
    const { data } = await empty.graphql(SUMMARY, {}, await empty.tokenFor('SA'));
    expect(data?.invoiceSummary.byStatus).toEqual(
      ['pending', 'processing', 'delivered'].map((status) => ({ status, count: 0, totals: [] })),
    );
    await empty.stop();
  });

  it('holds sums that are larger than any single amount', async () => {
    const rich = await startGateway({ isEmpty: true });
    const sa = await rich.tokenFor('SA');
    const items = [{ name: 'Ouro', unit: 10_000, price: 1_000_000_000 }];
    const body = { buyer: { name: 'a' }, seller: { name: 'b' }, vat: 100, items };
    for (let made = 0; made < 6; made += 1) {
      await rich.call({ url: '/api/invoices/add', body, token: sa });
    }
    const { data } = await rich.graphql(SUMMARY, {}, sa);
    expect(data?.invoiceSummary.byStatus[0]).toMatchObject({
      count: 6,
      totals: [{ amount: 120_000_000_000_000 }],
    });
    await rich.stop();
  });
});
