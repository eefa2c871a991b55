import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortKey } from '../../formats/folding.rules.ts';
import { idsOf, type Keys, meetsEachOnce, type Page, sortedIds } from '../../testing/paging.ts';
import { addUnlikeInvoices, demoInvoices, newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = `query (
  $first: Int, $after: String, $last: Int, $before: String, $filter: InvoiceFilter, $sort: InvoiceSort
) {
  invoices(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
    nodes { id orderNo status date buyer { name } total }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}`;

interface Listed {
  id: string;
  orderNo: string;
  status: string;
  date: string;
  buyer: { name: string };
  total: number;
}

let gateway: TestGateway;
let token: string;
let all: Listed[];
beforeAll(async () => {
  gateway = await startGateway();
  await addUnlikeInvoices(gateway);
  token = await gateway.tokenFor('GUEST');
  all = (await list({ first: 100 })).nodes;
});
afterAll(() => gateway.stop());

async function list(variables: object): Promise<Page<Listed>> {
  const { data, errors } = await gateway.graphql(LIST, variables, token);
  expect(errors).toBeUndefined();
  return data?.invoices as Page<Listed>;
}

const keys: Keys<Listed> = {
  date: ({ date }) => date,
  orderNo: ({ orderNo }) => sortKey(orderNo),
  buyer: ({ buyer }) => sortKey(buyer.name),
  status: ({ status }) => status,
  total: ({ total }) => total,
};

const latestFirst = () => sortedIds(all, ({ date }) => date, 'descending');

describe('paging through all invoices', () => {
  meetsEachOnce(keys, { list, all: () => all, size: 5 });

  it('starts with the latest when nothing is asked for, 20 at most', async () => {
    const page = await list({});
    expect(idsOf(page.nodes)).toEqual(latestFirst().slice(0, 20));
    const { data } = await gateway.graphql('{ invoices(sort: {}) { nodes { id } } }', {}, token);
    expect(data?.invoices.nodes).toEqual(page.nodes.map(({ id }) => ({ id })));
  });

  it('ends exactly with the last when the pages are full', async () => {
    const all = demoInvoices.count + 6;
    const { pageInfo } = await list({ first: all });
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const after = await list({ first: 5, after: pageInfo.endCursor });
    expect(after).toMatchObject({
      nodes: [],
      totalCount: all,
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it('goes on where it stood when the invoice at the cursor is deleted', async () => {
    const editor = await gateway.tokenFor('ADMIN');
    const extra = { ...newInvoice, id: 'at-the-cursor', date: '2031-01-01T00:00:00.000Z' };
    await gateway.call({ url: '/api/invoices/add', body: extra, token: editor });
    const { nodes, pageInfo } = await list({ first: 1 });
    expect(nodes[0]?.id).toBe('at-the-cursor');
    await gateway.call({ url: '/api/invoices/delete', body: { id: extra.id }, token: editor });
    const { nodes: next } = await list({ first: 2, after: pageInfo.endCursor });
    expect(idsOf(next)).toEqual(latestFirst().slice(0, 2));
  });
});

const beyondPage = (cursor: string) =>
  `must be between 1 and 100; the cursor ${cursor} leads to the next page`;

describe('a page', () => {
  const cursorOf = async (sort: object) => (await list({ first: 1, sort })).pageInfo.endCursor;
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    [{ first: 0 }, { first: beyondPage('after') }],
    [{ first: -1 }, { first: beyondPage('after') }],
    [{ first: 101 }, { first: beyondPage('after') }],
    [{ last: 0 }, { last: beyondPage('before') }],
    [{ last: 101 }, { last: beyondPage('before') }],
    [{ first: 1, last: 1 }, { last: 'cannot be given together with first' }],
    [{ last: 1, after: 'x' }, { after: 'belongs with first, not last' }],
    [{ first: 1, before: 'x' }, { before: 'belongs with last, not first' }],
    [{ after: '' }, { after: 'is not a cursor of this list' }],
    [{ after: 'x' }, { after: 'is not a cursor of this list' }],
    [{ after: encoded(null) }, { after: 'is not a cursor of this list' }],
    [{ after: encoded(['date', {}, 'id']) }, { after: 'is not a cursor of this list' }],
    [{ after: encoded(['date', '2030']) }, { after: 'is not a cursor of this list' }],
    [{ before: 'é' }, { before: 'is not a cursor of this list' }],
    [
      { filter: { text: 'x'.repeat(201) } },
      { 'filter.text': 'must be at most 200 characters long' },
    ],
    [{ filter: { dateFrom: 'today' } }, { dateFrom: expect.stringContaining('date and time') }],
    [{ filter: { status: ['sent'] } }, { 'status.0': expect.stringContaining('must be one of: ') }],
    [{ sort: { field: 'colour' } }, { field: expect.stringContaining('must be one of: ') }],
  ])('is refused for %j', async (variables, fields) => {
    const { data, errors } = await gateway.graphql(LIST, variables, token);
    expect(data?.invoices).toBeUndefined();
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields });
  });

  it('is refused for a cursor of another order', async () => {
    const byTotal = await cursorOf({ field: 'total' });
    const byBuyer = await cursorOf({ field: 'buyer' });
    for (const variables of [
      { after: byTotal, sort: { field: 'date' } },
      { before: byTotal, sort: { field: 'buyer' } },
      { after: byBuyer, sort: { field: 'total' } },
      { after: byBuyer },
    ]) {
      const { errors } = await gateway.graphql(LIST, variables, token);
      expect(errors?.[0]).toMatchObject({ message: 'is not a cursor of this list' });
    }
  });
});
