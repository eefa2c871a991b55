import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { resetDemo } from '../../server/seeding.ts';

const SEARCH = `query ($text: String!, $kind: [SearchKind!], $first: Int) {
  search(text: $text, kind: $kind, first: $first) {
    kind id title record { __typename ... on Invoice { orderNo buyer { name } } }
  }
}`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

interface Hit {
  kind: string;
  id: string;
  title: string;
  record: object;
}

const find = async (text: string, more: object = {}) => {
  const { data, errors } = await gateway.graphql(SEARCH, { text, ...more }, token);
  expect(errors).toBeUndefined();
  return data!.search as Hit[];
};
const titles = async (text: string) => (await find(text)).map(({ title }) => title);
const add = async (input: object) =>
  gateway.graphql(
    `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }`,
    { input: { ...newInvoice, ...input } },
    token,
  );

describe('search', () => {
  it('finds a record by its title and by the start of any word, folded', async () => {
    await add({ id: 'of-zelia', orderNo: 'ZX-77', buyer: { name: 'Zélia Araújo & Cia.' } });
    const [hit] = await find('zelia');
    expect(hit).toEqual({
      kind: 'Invoice',
      id: 'of-zelia',
      title: 'ZX-77',
      record: { __typename: 'Invoice', orderNo: 'ZX-77', buyer: { name: 'Zélia Araújo & Cia.' } },
    });
    for (const text of ['ZX-77', 'zx', 'ARAUJ zél', 'cia', '77']) {
      expect([text, await titles(text)]).toEqual([text, expect.arrayContaining(['ZX-77'])]);
    }
    expect(await find('zelia nobody')).toEqual([]);
  });

  it('puts what starts with the text first', async () => {
    await add({ id: 'first', orderNo: 'QWE 1' });
    await add({ id: 'second', orderNo: 'A-1', buyer: { name: 'Qwe' } });
    expect(await titles('qwe')).toEqual(['QWE 1', 'A-1']);
  });

  it('follows every change of a record', async () => {
    await add({ id: 'changing', orderNo: 'KJH-1' });
    expect(await titles('KJH-1')).toEqual(['KJH-1']);
    await gateway.graphql(
      'mutation { updateInvoice(input: { id: "changing", orderNo: "LKJ-2" }) { invoice { id } } }',
      {},
      token,
    );
    expect(await titles('KJH')).toEqual([]);
    expect(await titles('LKJ')).toEqual(['LKJ-2']);
    await gateway.graphql(
      'mutation { deleteInvoice(input: { id: "changing" }) { id } }',
      {},
      token,
    );
    expect(await titles('LKJ')).toEqual([]);
  });

  it.each(['', '   ', '%', '"', 'AND', '*', 'kind : Invoice', "'; drop table invoices"])(
    'takes %j as a text like any other',
    async (text) => {
      expect(await find(text)).toBeInstanceOf(Array);
    },
  );

  it('answers at most as many as are asked for', async () => {
    expect(await find('inv', { first: 3 })).toHaveLength(3);
    for (const first of [0, 51]) {
      const { errors } = await gateway.graphql(SEARCH, { text: 'inv', first }, token);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        fields: { first: expect.any(String) },
      });
    }
    const { errors } = await gateway.graphql(SEARCH, { text: 'x'.repeat(201) }, token);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
  });

  it('is whole again after the demo data was put back', async () => {
    const other = await startGateway();
    const made = `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }`;
    const input = { ...newInvoice, orderNo: 'GONE-1' };
    await other.graphql(made, { input }, await other.tokenFor('SA'));
    await resetDemo(other.store, domains, { moment: SEEDED_AT });
    const session = await other.call({
      url: '/api/auth/login',
      body: { email: 'sa@retaguarda.test', password: 'retaguarda' },
    });
    const { accessToken } = session.body as { accessToken: string };
    const { data } = await other.graphql(SEARCH, { text: 'INV-000003' }, accessToken);
    expect(data?.search).toMatchObject([{ title: 'INV-000003' }]);
    const gone = await other.graphql(SEARCH, { text: 'GONE' }, accessToken);
    expect(gone.data?.search).toEqual([]);
    await other.stop();
  });
});
