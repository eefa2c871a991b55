import { sql } from 'kysely';
import { parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticator } from '../domains/sign-in/caller.ts';
import { newInvoice } from '../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { type Context, contextOf } from './context.ts';
import { type Compile, compilerOf } from './compiling.ts';
import { executorOf } from './executor.ts';

const LIST = `query ($first: Int, $after: String, $filter: InvoiceFilter, $sort: InvoiceSort) {
  invoices(first: $first, after: $after, filter: $filter, sort: $sort) {
    nodes { ...F buyer { name } items { name unit price } }
    pageInfo { hasNextPage endCursor } totalCount
  }
} fragment F on Invoice { __typename id orderNo status date total vat }`;
const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { status currency vat total buyer { address } items { price } } }
}`;
const UPDATE =
  'mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice { id } } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

type Case = [what: string, query: string, variables?: Record<string, unknown>];

/** Documents that are compiled from their second use on. */
const compiled: Case[] = [
  ['a page', LIST, { first: 3 }],
  ['a page without variables', LIST],
  ['a page with defaults of its input left out', LIST, { sort: { direction: 'ascending' } }],
  ['a page with every null', LIST, { first: null, after: null, filter: null, sort: null }],
  ['a filter with nulls', LIST, { filter: { status: null, text: null, dateFrom: null } }],
  ['a list from a single value', LIST, { filter: { status: 'pending' } }],
  ['a filter that finds nothing', LIST, { filter: { text: 'nothing has this' } }],
  ['a variable with a default', 'query ($n: Int = 2) { invoices(first: $n) { nodes { id } } }'],
  [
    'a variable with a default that may not be null',
    'query ($n: Int! = 2) { invoices(first: $n) { nodes { id } } }',
  ],
  [
    'a variable with a default, given',
    'query ($n: Int = 2) { invoices(first: $n) { nodes { id } } }',
    { n: 5 },
  ],
  ['an id that is a number', 'query ($id: ID!) { invoice(id: $id) { id } }', { id: 7 }],
  ['null for what is not there', '{ invoice(id: "none") { id } me { role age avatar } }'],
  ['aliases and merged fields', '{ a: me { id } a: me { role } me { r: role role } }'],
  [
    'fragments on the type itself',
    '{ me { ... on Account { id } ...F } } fragment F on Account { role }',
  ],
  ['a literal with defaults left out', '{ invoices(first: 2, sort: {}) { nodes { id } } }'],
  ['an invoice with defaults left out', CREATE, { input: newInvoice }],
  [
    'changes one after the other',
    `mutation {
    a: updateInvoice(input: { id: "known", vat: 1 }) { invoice { vat } }
    b: updateInvoice(input: { id: "known", vat: 2 }) { invoice { vat } }
  }`,
  ],
  ['an empty page', LIST, { first: 0 }],
  ['a cursor of nothing', LIST, { after: 'x' }],
  ['a refusal with a field', CREATE, { input: { ...newInvoice, currency: '' } }],
  ['a conflict with the current record', UPDATE, { input: { id: 'known', version: 0 } }],
  ['a refusal beside an answer', '{ me { id } invoice(id: "x") { id } }'],
  ['a sign-in that is refused', LOGIN, { input: { email: 'x@example.test', password: 'x' } }],
  ['a bug', '{ invoice(id: "broken") { id status } me { id } }'],
  [
    'a bug where null may not be',
    '{ invoices(filter: { text: "broken" }) { nodes { id status } } }',
  ],
];

const refused: Case[] = [
  ['a missing variable', CREATE, {}],
  ['a null variable', CREATE, { input: null }],
  ['a text for an object', CREATE, { input: 'x' }],
  ['a list for an object', LIST, { filter: [] }],
  ['a missing field', CREATE, { input: { seller: { name: 'x' } } }],
  ['a field that is not known', UPDATE, { input: { id: 'x', total: 1 } }],
  ['a wrong enum value', LIST, { sort: { field: 'x' } }],
  ['a number for an enum', LIST, { sort: { field: 1 } }],
  ['a text for a number', LIST, { first: '3' }],
  ['a fraction for a whole number', LIST, { first: 1.5 }],
  ['a number of more than 32 bits', LIST, { first: 2 ** 31 }],
  ['a number for a text', LIST, { filter: { text: 1 } }],
  ['a wrong date', LIST, { filter: { dateFrom: '2026-02-30' } }],
  [
    'a price of too many decimals',
    CREATE,
    { input: { ...newInvoice, items: [{ name: 'x', unit: 1, price: 0.0000001 }] } },
  ],
  ['a null in a list', LIST, { filter: { status: ['pending', null] } }],
  [
    'null where a default stands',
    'query ($n: Boolean = true) { me { id @include(if: $n) } }',
    { n: null },
  ],
  ['too much', LIST, { first: 1_000 }],
];

/** Documents that are not compiled, because the compiled query would answer differently. */
const interpreted: Case[] = [
  [
    'a variable in a literal',
    'query ($s: InvoiceSortField! = total) { invoices(first: 3, sort: { field: $s }) { nodes { id } } }',
  ],
  [
    'a missing variable in a literal',
    'mutation ($s: InvoiceStatus) { updateInvoice(input: { id: "known", status: $s }) { invoice { status } } }',
  ],
  [
    'a variable in a literal list',
    'query ($s: InvoiceStatus!) { invoices(filter: { status: [$s] }) { totalCount } }',
    { s: 'pending' },
  ],
  [
    'a fragment twice, on conditions',
    'query ($a: Boolean!, $b: Boolean!) { me { ...F @include(if: $a) ...F @include(if: $b) } } fragment F on Account { id }',
    { a: false, b: true },
  ],
  ['a selection left out', 'query ($a: Boolean!) { me { id role @skip(if: $a) } }', { a: true }],
  ['the schema itself', '{ __schema { queryType { name } types { name } } }'],
];

let gateway: TestGateway;
let token: string;
let context: Context;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
  for (const id of ['known', 'broken']) {
    const body = { ...newInvoice, id, buyer: { name: id } };
    await gateway.call({ url: '/api/invoices/add', body, token });
  }
  await sql`update invoices set status = 'unheard of' where id = 'broken'`.execute(
    gateway.store.db,
  );
});
// Each test has a request of its own, because a request has a deadline.
beforeEach(async () => {
  compilations = [];
  const request = {
    id: 'a-request',
    log: gateway.app.log,
    headers: { authorization: `Bearer ${token}` },
  };
  context = await contextOf(gateway.services, authenticator(gateway.services), request);
});
afterAll(() => gateway.stop());

/** The result of each attempt to compile; undefined when the document must be interpreted. */
let compilations: ReturnType<Compile>[];

function watchedCompiler(): Compile {
  const compile = compilerOf(gateway.services.schema);
  return (...document) => {
    const query = compile(...document);
    compilations.push(query);
    return query;
  };
}

async function threeRuns(query: string, variables?: Record<string, unknown>) {
  const execute = executorOf(gateway.services.schema, watchedCompiler());
  const document = parse(query);
  const answers: unknown[] = [];
  for (let run = 0; run < 3; run += 1) {
    const answer = await execute({ document, variables }, context);
    const text = JSON.stringify(answer).replace(/"version":\d+/g, '"version":0');
    answers.push(JSON.parse(text));
  }
  return answers;
}

describe('the later runs of a document answer as the first', () => {
  it.each(compiled)('%s, compiled', async (_what, query, variables) => {
    const [first, second, third] = await threeRuns(query, variables);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(compilations).toEqual([expect.any(Function)]);
  });

  it.each(refused)('%s, refused', async (_what, query, variables) => {
    const [first, second, third] = await threeRuns(query, variables);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(first).toEqual({
      errors: [
        expect.objectContaining({ extensions: expect.objectContaining({ code: 'INVALID' }) }),
      ],
    });
  });

  it.each(interpreted)('%s, interpreted', async (_what, query, variables) => {
    const [first, second, third] = await threeRuns(query, variables);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(first).not.toHaveProperty('errors');
    expect(compilations.filter(Boolean)).toEqual([]);
  });

  it('for the caller of each run', async () => {
    const execute = executorOf(gateway.services.schema);
    const document = parse('{ me { role } }');
    const anonymous = { ...context, caller: undefined };
    for (let run = 0; run < 3; run += 1) {
      const { data } = await execute({ document }, context);
      expect(data).toEqual({ me: { role: 'SA' } });
      const { errors } = await execute({ document }, anonymous);
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('for the operation that is named', async () => {
    const execute = executorOf(gateway.services.schema);
    const document = parse('query A { me { role } } query B { me { age } }');
    for (let run = 0; run < 3; run += 1) {
      const [a, b, c] = await Promise.all(
        ['A', 'B', 'C'].map((operationName) => execute({ document, operationName }, context)),
      );
      expect([a?.data, b?.data]).toEqual([{ me: { role: 'SA' } }, { me: { age: null } }]);
      expect(c?.errors?.[0]).toMatchObject({ message: 'The document has no such operation' });
    }
  });

  it('when five hundred others came between', async () => {
    const execute = executorOf(gateway.services.schema);
    const document = parse('{ me { role } }');
    await execute({ document }, context);
    for (let other = 0; other < 500; other += 1) {
      await execute({ document: parse('{ __typename }') }, context);
    }
    expect(await execute({ document }, context)).toEqual({ data: { me: { role: 'SA' } } });
    expect(compilations.filter(Boolean)).toEqual([]);
  });
});
