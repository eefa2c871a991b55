import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = 'id imgUrl imgAlt morePictures { url alt } version';
const CREATE = `mutation ($input: CreateProductInput!) {
  createProduct(input: $input) { product { ${WHOLE} } }
}`;
const UPDATE = `mutation ($input: UpdateProductInput!) {
  updateProduct(input: $input) { product { ${WHOLE} } activityId }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

const [one, two] = [
  { url: '/one.png', alt: 'One' },
  { url: '/two.png', alt: '' },
];

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object) => gateway.graphql(query, variables, token);
const find = async (id: string) =>
  (await ask(`query ($id: ID!) { product(id: $id) { ${WHOLE} } }`, { id })).data?.product;

async function created(pictures: object) {
  const input = { title: 'Rádio', category: 'audio', brand: 'Sereno', price: 10, ...pictures };
  return (await ask(CREATE, { input })).data?.createProduct.product;
}

it('keeps the order of its pictures, and takes a change of it back', async () => {
  const product = await created({ imgUrl: '/a.png', morePictures: [one, two] });
  expect(product).toMatchObject({ imgUrl: '/a.png', morePictures: [one, two] });
  const changes = { imgUrl: '/two.png', morePictures: [{ url: '/a.png' }, one] };
  const { data } = await ask(UPDATE, { input: { id: product.id, ...changes } });
  const changed = { imgUrl: '/two.png', morePictures: [{ url: '/a.png', alt: '' }, one] };
  expect(data?.updateProduct.product).toMatchObject(changed);
  await ask(RESTORE, { id: data?.updateProduct.activityId });
  expect(await find(product.id)).toEqual({ ...product, version: 3 });
});

it.each([
  [[{ url: 'no address' }], 'morePictures.0.url'],
  [[one, { url: '/b.png', alt: 'x'.repeat(301) }], 'morePictures.1.alt'],
  [Array(12).fill(one), 'morePictures'],
])('refuses what is no picture, and too many, case %#', async (morePictures, field) => {
  const product = await created({ imgUrl: '/a.png' });
  const { errors } = await ask(UPDATE, { input: { id: product.id, morePictures } });
  expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
  expect(await find(product.id)).toEqual(product);
});
