import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('within the other filters of the list', () => {
  const WITHIN = `query ($kind: SearchKind!, $text: String!, $filter: ListFilter) {
    nearTexts(kind: $kind, text: $text, filter: $filter)
  }`;
  const within = async (kind: string, text: string, filter: object) =>
    (await answered(WITHIN, { kind, text, filter })).nearTexts as string[];
  const tea = { ...newProduct, category: 'audio' };

  beforeAll(async () => {
    await create('Product', { ...tea, title: 'Chaleira Branca', sku: 'near-1' });
    await create('Product', { ...tea, title: 'Chaleirinha', sku: 'near-2', category: 'fashion' });
    await create('Customer', { name: 'Zulmira Queiroz', kind: 'person', status: 'lead' });
    await create('Event', { title: 'Vernissage', start: '2031-01-05', end: '2031-01-06' });
    await create('Todo', { title: 'Comprar pimentão', done: true });
  });

  it.each([
    ['Product', 'chaleyra', { product: { category: ['audio'] } }, ['Chaleira']],
    ['Product', 'chaleyra', { product: { category: ['fashion'] } }, []],
    ['Product', 'chaleyra', { product: { priceFrom: 1_000_000 } }, []],
    ['Customer', 'zulmyra', { customer: { status: ['lead'] } }, ['Zulmira']],
    ['Customer', 'zulmyra', { customer: { status: ['inactive'] } }, []],
    ['Customer', 'zulmyra', { customer: { status: ['lead'], text: 'zulmyra' } }, ['Zulmira']],
    ['Customer', 'zulmyra', { product: { category: ['fashion'] } }, ['Zulmira']],
    ['Event', 'vernisage', { event: { from: '2031-01-01', to: '2031-02-01' } }, ['Vernissage']],
    ['Event', 'vernisage', { event: { from: '2031-03-01', to: '2031-04-01' } }, []],
    ['Todo', 'pimentaum', { todo: { done: true } }, ['pimentão']],
    ['Todo', 'pimentaum', { todo: { done: false } }, []],
  ])('among %s, %j with %j is near to %j', async (kind, text, filter, expected) => {
    expect(await within(kind, text, filter)).toEqual(expected);
  });

  it('also gives one where the text finds something that the filters hide', async () => {
    await create('Product', { ...tea, title: 'Chaleyra', sku: 'near-3', category: 'fashion' });
    expect(await near('Product', 'chaleyra')).toEqual([]);
    const audio = { product: { category: ['audio'] } };
    expect(await within('Product', 'chaleyra', audio)).toEqual(['Chaleira']);
  });

  it('refuses what no list is filtered by', async () => {
    const variables = { kind: 'Product', text: 'chaleyra', filter: { product: { colour: 1 } } };
    const { errors } = await gateway.graphql(WITHIN, variables, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
  });
});

it('refuses a text that is too long', async () => {
  const { errors } = await gateway.graphql(NEAR, { kind: 'Product', text: 'x'.repeat(201) }, token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
});
