import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortKey } from '../../formats/folding.rules.ts';
import { idsOf, type Keys, meetsEachOnce, type Page, sortedIds } from '../../testing/paging.ts';
import { newProduct } from '../../testing/sample-products.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = `query (
  $first: Int, $after: String, $last: Int, $before: String, $filter: ProductFilter, $sort: ProductSort
) {
  products(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
    nodes { id sku title price rating totalUnit stockThreshold category brand freeShipping isActive }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}`;

interface Listed {
  id: string;
  sku: string;
  title: string;
  price: number;
  rating: number;
  totalUnit: number;
  stockThreshold: number;
  category: string;
  brand: string;
  freeShipping: boolean;
  isActive: boolean;
}

/** Products with titles that differ in accents and case only; one is inactive. */
const unlike = [
  { title: 'ágata', sku: 'A-1', price: 0, totalUnit: 3, stockThreshold: 3 },
  {
    title: 'Agata',
    sku: 'A_2',
    price: 9.99,
    totalUnit: 4,
    stockThreshold: 3,
    brand: '100% Natural',
  },
  { title: 'AGATA', sku: 'A-3', price: 10, isActive: false, category: 'fashion', rating: 1 },
];

let gateway: TestGateway;
let token: string;
let all: Listed[];
beforeAll(async () => {
  gateway = await startGateway();
  const editor = await gateway.tokenFor('EDITOR');
  for (const product of unlike) {
    const input = { ...newProduct, ...product };
    const query = `mutation ($input: CreateProductInput!) {
      createProduct(input: $input) { product { id } }
    }`;
    expect((await gateway.graphql(query, { input }, editor)).errors).toBeUndefined();
  }
  token = await gateway.tokenFor('GUEST');
  all = (await list({ first: 100 })).nodes;
});
afterAll(() => gateway.stop());

async function list(variables: object): Promise<Page<Listed>> {
  const { data, errors } = await gateway.graphql(LIST, variables, token);
  expect(errors).toBeUndefined();
  return data?.products as Page<Listed>;
}

const titlesOf = async (filter: object) =>
  (await list({ first: 100, filter })).nodes.map(({ title }) => title).sort();

const keys: Keys<Listed> = {
  title: ({ title }) => sortKey(title),
  price: ({ price }) => price,
  rating: ({ rating }) => rating,
  totalUnit: ({ totalUnit }) => totalUnit,
};

describe('paging through all products', () => {
  meetsEachOnce(keys, { list, all: () => all, size: 7 });

  it('goes by the title when nothing is asked for', async () => {
    expect(idsOf((await list({})).nodes)).toEqual(sortedIds(all, keys.title!).slice(0, 20));
  });
});

describe('a filter', () => {
  it.each<[filter: object, passes: (product: Listed) => boolean]>([
    [{ category: ['audio'] }, ({ category }) => category === 'audio'],
    [
      { category: ['audio', 'fashion', 'audio'] },
      ({ category }) => ['audio', 'fashion'].includes(category),
    ],
    [{ category: [] }, () => false],
    [{ brand: ['Maré', 'Rede'] }, ({ brand }) => ['Maré', 'Rede'].includes(brand)],
    [{ brand: ['maré'] }, () => false],
    [{ brand: [] }, () => false],
    [{ rating: [1, 5] }, ({ rating }) => [1, 5].includes(rating)],
    [{ rating: [0, 6] }, () => false],
    [{ freeShipping: true }, ({ freeShipping }) => freeShipping],
    [{ freeShipping: false }, ({ freeShipping }) => !freeShipping],
    [{ active: true }, ({ isActive }) => isActive],
    [{ active: false }, ({ isActive }) => !isActive],
    [{ priceFrom: 9.99, priceTo: 10 }, ({ price }) => price === 9.99 || price === 10],
    [{ sku: ['A-1', 'A-3', 'a_2'] }, ({ sku }) => ['A-1', 'A-3'].includes(sku)],
    [{ lowStock: true }, ({ totalUnit, stockThreshold }) => totalUnit <= stockThreshold],
    [{ lowStock: false }, ({ totalUnit, stockThreshold }) => totalUnit > stockThreshold],
    [{ priceTo: 0 }, ({ price }) => price === 0],
    [{ priceFrom: 1000 }, ({ price }) => price >= 1000],
    [{ priceFrom: 10, priceTo: 9 }, () => false],
    [{ brand: null, active: null, priceFrom: null, text: null }, () => true],
    [
      { category: ['audio'], freeShipping: true, priceTo: 400, active: true },
      ({ category, freeShipping, price }) => category === 'audio' && freeShipping && price <= 400,
    ],
  ])('%j finds what it says', async (filter, passes) => {
    expect(await titlesOf(filter)).toEqual(
      all
        .filter(passes)
        .map(({ title }) => title)
        .sort(),
    );
  });

  it.each([
    ['AGATA', ['AGATA', 'Agata', 'ágata']],
    ['ágata a-1', ['ágata']],
    ['a_2', ['Agata']],
    ['100%', ['Agata']],
    ['mare headset', ['Headset Maré']],
    ['\\', []],
    ['nobody', []],
  ])('by the text %j finds %j', async (text, titles) => {
    expect(await titlesOf({ text })).toEqual(titles);
  });

  it('counts what passes it, and pages within it', async () => {
    const filter = { category: ['cellphone'] };
    const first = await list({ first: 4, filter });
    expect(first).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } });
    const second = await list({ first: 4, after: first.pageInfo.endCursor, filter });
    expect(second).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: false } });
    expect(new Set(idsOf([...first.nodes, ...second.nodes])).size).toBe(6);
  });

  it.each([
    ['category.0', { category: ['music'] }],
    ['filter.brand', { brand: Array(101).fill('a') }],
    ['filter.sku', { sku: Array(101).fill('a') }],
    ['filter.rating', { rating: Array(101).fill(1) }],
    ['filter.text', { text: 'x'.repeat(201) }],
    ['priceFrom', { priceFrom: 0.001 }],
  ])('is refused when %s is at fault', async (field, filter) => {
    const { errors } = await gateway.graphql(LIST, { filter }, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
  });
});
