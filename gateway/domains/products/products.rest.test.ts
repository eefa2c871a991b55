import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
  const tenfold = 10;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: tenfold });
  const inactive = gateway.store.db.updateTable('products').set({ isActive: 0 });
  await inactive.where('brand', '=', 'Rede').where('rating', '=', 1).execute();
});
afterAll(() => gateway.stop());

interface Product {
  id: string;
  imgUrl: string;
  category: string;
  brand: string;
  rating: number;
}

async function listed(name: string) {
  const url = `/api/ecommerce/get-${name}-list`;
  const { status, body } = await gateway.call({ method: 'GET', url, token });
  expect(status).toBe(200);
  return body;
}
const products = async () => (await listed('product')) as Product[];

it('lists every active product once, more than a page holds', async () => {
  const list = await products();
  expect(list).toHaveLength(230);
  expect(new Set(list.map(({ id }) => id)).size).toBe(230);
});

it('lists the fields of the specification, in its order, as people write them', async () => {
  const list = await products();
  for (const product of list) {
    expect(Object.keys(product).join()).toBe(
      'id,imgUrl,price,totalUnit,title,category,brand,rating,freeShipping,description',
    );
  }
  expect(list.find(({ imgUrl }) => imgUrl.endsWith('/headphones.svg'))).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    imgUrl: '/pictures/products/headphones.svg',
    price: 349.9,
    totalUnit: 100,
    title: 'Headset Maré',
    category: 'audio',
    brand: 'Maré',
    rating: 5,
    freeShipping: true,
    description: expect.stringContaining('bateria'),
  });
});

it.each([
  ['category', 'title', ['audio', 'fashion', 'cellphone', 'accessories']],
  ['rating', 'rate', [5, 4, 3, 2, 1]],
] as const)('counts what is listed by %s', async (name, key, values) => {
  const list = await products();
  expect(await listed(name)).toEqual(
    values.map((value) => ({
      [key]: value,
      product: list.filter((product) => product[name] === value).length,
    })),
  );
});

it('counts what is listed by brand', async () => {
  const list = await products();
  const brands = (await listed('brand')) as { title: string; product: number }[];
  expect(brands.map(({ title }) => title).sort()).toEqual(
    [...new Set(list.map(({ brand }) => brand))].sort(),
  );
  for (const { title, product } of brands) {
    expect(product).toBe(list.filter(({ brand }) => brand === title).length);
  }
});

it('has nothing to list or count in an empty shop but the words', async () => {
  const empty = await startGateway({ isEmpty: true });
  const guest = { method: 'GET', token: await empty.tokenFor('GUEST') } as const;
  const answers = await Promise.all(
    ['product', 'brand'].map((name) =>
      empty.call({ ...guest, url: `/api/ecommerce/get-${name}-list` }),
    ),
  );
  await empty.stop();
  expect(answers).toEqual([
    { status: 200, body: [] },
    { status: 200, body: [] },
  ]);
});
