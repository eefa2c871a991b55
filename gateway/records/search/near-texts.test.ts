import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProduct } from '../../testing/sample-products.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
let other: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
  other = await gateway.tokenFor('SA');
  for (const title of ['Cafeteira Itálica', 'Guarda-chuva Ærlig', 'Relógio de Parede']) {
    await create('Product', { ...newProduct, title, sku: title });
  }
  await create('Customer', { name: 'Zuleica Quitanda', kind: 'person' });
  await create('Todo', { title: 'Levar xilofone' });
});
afterAll(() => gateway.stop());

async function answered(query: string, variables: object, as = token) {
  const { data, errors } = await gateway.graphql(query, variables, as);
  expect(errors).toBeUndefined();
  return data!;
}

const create = (kind: string, input: object) =>
  answered(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { activityId } }`,
    { input },
  );
const NEAR = 'query ($kind: SearchKind!, $text: String!) { nearTexts(kind: $kind, text: $text) }';
const near = async (kind: string, text: string, as = token) =>
  (await answered(NEAR, { kind, text }, as)).nearTexts as string[];

it.each([
  ['Product', 'mochilla', 'Mochila'],
  ['Product', 'MOHCILA', 'Mochila'],
  ['Product', 'cafetera italica', 'Cafeteira italica'],
  ['Product', 'relojio', 'Relógio'],
  ['Product', 'guarda xuva aerlig', undefined],
  ['Customer', 'zuleika', 'Zuleica'],
  ['Todo', 'xilophone', 'xilofone'],
  ['Todo', 'xilofome', 'xilofone'],
])('among %s, %j is near to %j', async (kind, text, expected) => {
  const [first] = await near(kind, text);
  expect(first).toBe(expected);
});

it('gives only texts that find something, and none when the text finds something itself', async () => {
  for (const text of ['mochilla', 'mochilas azuis', 'cafetera', 'garafa', 'mochila']) {
    const texts = await near('Product', text);
    const totals = 'query ($text: String!) { products(filter: { text: $text }) { totalCount } }';
    for (const each of texts) {
      expect((await answered(totals, { text: each })).products.totalCount).toBeGreaterThan(0);
    }
    const { products } = await answered(totals, { text });
    if (products.totalCount > 0) expect(texts).toEqual([]);
  }
});

it.each(['', '  ', 'xx', '%', '"', '2999999', 'qwxzqwxzqw'])(
  'takes %j and knows nothing near',
  async (text) => {
    expect(await near('Product', text)).toEqual([]);
  },
);

it("tells nobody of others' own records", async () => {
  expect(await near('Todo', 'xilofome', other)).toEqual([]);
});

it('refuses a text that is too long', async () => {
  const { errors } = await gateway.graphql(NEAR, { kind: 'Product', text: 'x'.repeat(201) }, token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
});
