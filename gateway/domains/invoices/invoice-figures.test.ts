import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../seed/random.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { newProduct } from '../../testing/sample-products.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const RUNS = 40;
const HOUR_MS = 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2031, 0, 1);
const DAYS = 120;

const TOTALS = 'totals { currency count amount }';
const FIGURES = `query ($filter: InvoiceFilter, $moments: [DateTime!]!) {
  invoiceSummary(filter: $filter) { count ${TOTALS} byStatus { status count ${TOTALS} } }
  invoiceTrend(moments: $moments, filter: $filter) { from to count ${TOTALS} }
  topInvoiceItems(filter: $filter) { currency items { name unit amount invoiceCount } }
}`;
const LIST = `query ($filter: InvoiceFilter, $after: String) {
  invoices(first: 100, after: $after, filter: $filter) {
    totalCount ${TOTALS}
    nodes { currency total items { name unit price } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Filter {
  dateFrom?: string;
  dateTo?: string;
  status?: string[];
  currency?: string;
  item?: string;
  text?: string;
}
interface Total {
  currency: string;
  count: number;
  amount: number;
}
interface Listed {
  currency: string;
  total: number;
  items: { name: string; unit: number; price: number }[];
}

const random = randomFrom(20_310_101);
const statuses = ['pending', 'processing', 'delivered'];
const goods = ['Mel', 'mel', 'Pão de queijo', "Doce d'água", 'Café 100%'];
const zones = [
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/Lisbon',
  'Asia/Kathmandu',
  'Pacific/Apia',
];

/** Returns the day's midnight, the first of two if the clock shows it twice. */
function startOfDay(day: number, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const wanted = new Date(FIRST_DAY + day * 24 * HOUR_MS).toISOString().slice(0, 10);
  const quarters = Array.from({ length: 50 * 4 }, (_, quarter) => (quarter - 100) * (HOUR_MS / 4));
  const midnight = quarters
    .map((offset) => FIRST_DAY + day * 24 * HOUR_MS + offset)
    .find((moment) => clock.format(moment) === wanted);
  return new Date(midnight!).toISOString();
}

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  const editor = await gateway.tokenFor('EDITOR');
  for (let made = 0; made < 90; made += 1) {
    const zone = random.pick(zones);
    // Many invoices are at midnight of some zone, where a span's edge may count twice or not at all.
    const date = startOfDay(random.whole(0, DAYS), zone);
    const late = new Date(Date.parse(date) + random.whole(0, 23) * HOUR_MS).toISOString();
    const items = goods
      .filter(() => random.next() < 0.4)
      .map((name) => ({ name, unit: random.whole(0, 9), price: random.whole(0, 99_999) / 100 }));
    const { errors } = await gateway.graphql(
      'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
      {
        input: {
          ...newInvoice,
          date: random.next() < 0.5 ? date : late,
          status: random.pick(statuses),
          currency: random.pick(['$', '$', '€', 'R$']),
          vat: random.pick([0, 10, 7.77]),
          items: items.length > 0 && random.next() < 0.2 ? [...items, items[0]] : items,
        },
      },
      editor,
    );
    expect(errors).toBeUndefined();
  }
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

/** Returns a filter for whole days in any time zone, mostly with another condition. */
function someFilter(): Filter {
  const zone = random.pick(zones);
  const from = random.whole(0, DAYS);
  const isOpen = random.next() < 0.1;
  return {
    ...(!isOpen && { dateFrom: startOfDay(from, zone) }),
    ...(random.next() < 0.9 && { dateTo: startOfDay(from + random.whole(0, 60), zone) }),
    ...(random.next() < 0.3 && { status: statuses.filter(() => random.next() < 0.6) }),
    ...(random.next() < 0.3 && { currency: random.pick(['$', '€', 'R$', 'US$']) }),
    ...(random.next() < 0.3 && { item: random.pick(goods) }),
    ...(random.next() < 0.1 && { text: 'casa' }),
  };
}

async function ask(query: string, variables: object) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

/** Returns the invoices of all pages. */
async function listed(filter: Filter) {
  const invoices: Listed[] = [];
  let after: string | null = null;
  for (;;) {
    const { invoices: page } = await ask(LIST, { filter, after });
    invoices.push(...(page.nodes as Listed[]));
    after = page.pageInfo.endCursor as string;
    if (page.pageInfo.hasNextPage) continue;
    return { invoices, totalCount: page.totalCount as number, totals: page.totals as Total[] };
  }
}

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + cents(amount), 0) / 100;

function totalsOf(invoices: readonly Listed[]): Total[] {
  const currencies = [...new Set(invoices.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = invoices.filter((invoice) => invoice.currency === currency);
    return { currency, count: own.length, amount: sum(own.map(({ total }) => total)) };
  });
}

async function expectEqual(figure: { count: number; totals: Total[] }, filter: Filter) {
  const list = await listed(filter);
  expect(list.totalCount).toBe(figure.count);
  expect(list.totals).toEqual(figure.totals);
  expect(totalsOf(list.invoices)).toEqual(figure.totals);
  return list;
}

const runs = Array.from({ length: RUNS }, (_, run) => run);

describe('a figure', () => {
  it.each(runs)('is what the list has that it opens, in run %i', async () => {
    const filter = someFilter();
    const zone = random.pick(zones);
    const start = random.whole(0, DAYS);
    const moments = [0, 1, 8, 30].map((later) => startOfDay(start + later, zone));
    const data = await ask(FIGURES, { filter, moments });

    await expectEqual(data.invoiceSummary, filter);
    for (const { currency, ...total } of data.invoiceSummary.totals as Total[]) {
      await expectEqual(
        { count: total.count, totals: [{ currency, ...total }] },
        { ...filter, currency },
      );
    }
    for (const { status, ...figure } of data.invoiceSummary.byStatus) {
      const isWanted = filter.status?.includes(status as string) ?? true;
      if (isWanted) await expectEqual(figure, { ...filter, status: [status] });
      else expect(figure).toEqual({ count: 0, totals: [] });
    }
    for (const { from, to, ...figure } of data.invoiceTrend) {
      const later = [from, filter.dateFrom ?? from].sort()[1];
      const earlier = [to, filter.dateTo ?? to].sort()[0];
      await expectEqual(figure, { ...filter, dateFrom: later, dateTo: earlier });
    }
  });

  it.each(runs.slice(0, 20))('of an item is what its list has, in run %i', async () => {
    const filter = { ...someFilter(), item: undefined };
    const data = await ask(FIGURES, { filter, moments: ['2031-01-01', '2031-02-01'] });
    const { currency, items } = data.topInvoiceItems;
    const most = Math.max(0, ...data.invoiceSummary.totals.map(({ count }: Total) => count));
    const main = data.invoiceSummary.totals.find(({ count }: Total) => count === most);
    expect(currency).toBe(main?.currency ?? null);
    expect(items.length).toBeLessThanOrEqual(5);
    let before = Infinity;
    for (const { name, unit, amount, invoiceCount } of items) {
      const list = await listed({ ...filter, currency, item: name });
      const lines = list.invoices.flatMap((each) => each.items).filter((one) => one.name === name);
      expect(list.totalCount).toBe(invoiceCount);
      expect(lines.reduce((all, line) => all + line.unit, 0)).toBe(unit);
      expect(sum(lines.map((line) => line.unit * line.price))).toBe(amount);
      expect(amount).toBeLessThanOrEqual(before);
      before = amount as number;
    }
  });

  it('is exact where a fraction would be lost, of products alone when asked, and nothing without an invoice', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    const dates = { dateFrom: '2040-01-01', dateTo: '2040-02-01' };
    for (const price of [0.1, 0.2, 999_999_999.99]) {
      const input = {
        ...newInvoice,
        date: '2040-01-01',
        vat: 0,
        items: [{ name: 'x', unit: 1, price }],
      };
      await gateway.graphql(
        'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
        { input },
        editor,
      );
    }
    const moments = ['2040-01-01', '2040-02-01'];
    const some = await ask(FIGURES, { filter: dates, moments });
    expect(some.invoiceSummary.totals).toEqual([
      { currency: '$', count: 3, amount: 1_000_000_000.29 },
    ]);
    const ranking = `query ($filter: InvoiceFilter) {
      all: topInvoiceItems(filter: $filter) { items { name } }
      products: topInvoiceItems(filter: $filter, productsOnly: true) { items { name } }
    }`;
    const product = { ...newProduct, title: 'x' };
    const before = await ask(ranking, { filter: dates });
    expect(before).toEqual({ all: { items: [{ name: 'x' }] }, products: { items: [] } });
    await gateway.graphql(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
      { input: product },
      editor,
    );
    expect(await ask(ranking, { filter: dates })).toEqual({
      all: before.all,
      products: before.all,
    });
    const none = await ask(FIGURES, { filter: { dateFrom: '2050-01-01' }, moments });
    expect(none.invoiceSummary).toMatchObject({ count: 0, totals: [] });
    expect(none.topInvoiceItems).toEqual({ currency: null, items: [] });
  });
});
