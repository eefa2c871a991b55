import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newProduct } from '../../testing/sample-products.ts';
import { type BadField, refusesBadFields } from '../../testing/refusals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateProductInput!) {
  createProduct(input: $input) { product { id } }
}`;
const UPDATE = `mutation ($input: UpdateProductInput!) {
  updateProduct(input: $input) { product { id } }
}`;
const ID = 'refused-changes';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('EDITOR');
  await gateway.graphql(CREATE, { input: { ...newProduct, id: ID } }, token);
});
afterAll(() => gateway.stop());

let before: unknown;
beforeEach(async () => {
  before = await everything();
});
afterEach(async () => {
  expect(await everything()).toEqual(before);
});

const everything = () =>
  gateway.store.db.selectFrom('products').selectAll().orderBy('id').execute();

const outOfRange = 'must be between 0 and 1000000';
const badFields: BadField[] = [
  ['title', { title: ' ' }, 'this field is required'],
  ['brand', { brand: '' }, 'this field is required'],
  ['sku', { sku: 'a\0b' }, 'has a character that cannot be stored'],
  ['price', { price: -0.01 }, 'must be between 0 and 10000000'],
  ['price', { price: 1.0000005 }, 'must have at most six decimals'],
  ['cost', { cost: 1.005 }, 'must have at most two decimals'],
  ['price', { price: '9.90' }, 'must be a number'],
  ['cost', { cost: -0.01 }, 'must be between 0 and 10000000'],
  ['rating', { rating: 0 }, 'must be between 1 and 5'],
  ['rating', { rating: 6 }, 'must be between 1 and 5'],
  ['rating', { rating: 2.5 }, 'is not a whole number'],
  ['totalUnit', { totalUnit: -1 }, outOfRange],
  ['totalUnit', { totalUnit: '7' }, 'is not a whole number'],
  ['stockThreshold', { stockThreshold: 1_000_001 }, outOfRange],
  ['freeShipping', { freeShipping: 'yes' }, 'must be true or false'],
  ['category', { category: 'music' }, expect.stringContaining('must be one of: ')],
  ['imgAlt', { imgAlt: 'x'.repeat(301) }, 'must be at most 300 characters long'],
  ['imgUrl', { imgUrl: 'javascript:alert(1)' }, expect.stringContaining('a path of this site')],
];

describe.each([
  ['creating', CREATE, newProduct],
  ['updating', UPDATE, { id: ID }],
])('%s a product changes nothing', (_what, query, input) => {
  refusesBadFields(badFields, (bad) =>
    gateway.graphql(query, { input: { ...input, ...bad } }, token),
  );

  it('and names every field that is at fault', async () => {
    const bad = { title: ' ', price: -1, rating: 6, totalUnit: -1, imgUrl: 'javascript:1' };
    const { errors } = await gateway.graphql(query, { input: { ...input, ...bad } }, token);
    const fields = Object.keys(errors?.[0]?.extensions?.fields as object);
    expect(fields.sort()).toEqual(Object.keys(bad).sort());
  });
});
