import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = `query ($first: Int, $filter: ProductFilter) {
  products(first: $first, filter: $filter) {
    nodes { rating category brand isActive }
    totalCount
  }
}`;
const SUMMARIES = `query ($filter: ProductFilter) {
  productCategories(filter: $filter) { title product }
  productBrands(filter: $filter) { title product }
  productRatings(filter: $filter) { rate product }
  productPrices(filter: $filter) { from to product }
}`;

interface Listed {
  rating: number;
  category: string;
  brand: string;
  isActive: boolean;
}

type Counted = { product: number } & Partial<Record<'title' | 'rate' | 'from' | 'to', unknown>>;

let gateway: TestGateway;
let token: string;
let all: Listed[];
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('GUEST');
  const inactive = gateway.store.db.updateTable('products').set({ isActive: 0 });
  await inactive.where('title', '=', 'Cabo USB-C 2 m').execute();
  all = (await list({ first: 100 })).nodes;
});
afterAll(() => gateway.stop());

async function list(variables: object) {
  const { data, errors } = await gateway.graphql(LIST, variables, token);
  expect(errors).toBeUndefined();
  return data?.products as { nodes: Listed[]; totalCount: number };
}

describe('the summaries', () => {
  const countsOf = (key: (product: Listed) => unknown) => {
    const counts = new Map<unknown, number>();
    for (const product of all.filter(({ isActive }) => isActive)) {
      counts.set(key(product), (counts.get(key(product)) ?? 0) + 1);
    }
    return counts;
  };

  it('count the active products of the list', async () => {
    const { data } = await gateway.graphql(SUMMARIES, {}, token);
    const categories = ['audio', 'fashion', 'cellphone', 'accessories'];
    const byCategory = countsOf(({ category }) => category);
    expect(data?.productCategories).toEqual(
      categories.map((title) => ({ title, product: byCategory.get(title) ?? 0 })),
    );
    const byRating = countsOf(({ rating }) => rating);
    expect(data?.productRatings).toEqual(
      [5, 4, 3, 2, 1].map((rate) => ({ rate, product: byRating.get(rate) ?? 0 })),
    );
    const byBrand = [...countsOf(({ brand }) => brand)].map(([title, product]) => ({
      title: String(title),
      product,
    }));
    const brands = byBrand.sort(
      (one, other) => other.product - one.product || (one.title < other.title ? -1 : 1),
    );
    expect(data?.productBrands).toEqual(brands);
  });

  it.each([
    {},
    { text: 'mare' },
    { category: ['audio', 'fashion'], freeShipping: true },
    { brand: ['Maré', 'Rede'], rating: [4, 5], priceFrom: 100, priceTo: 499.99 },
    { category: ['audio'], brand: ['Jangada'], priceTo: 0 },
  ])('count what %j lists with each other choice in the place of its own', async (filter) => {
    const { data } = await gateway.graphql(SUMMARIES, { filter }, token);
    const listed = async (choice: object) =>
      (await list({ first: 1, filter: { ...filter, ...choice, active: true } })).totalCount;
    for (const { title, product } of data?.productCategories as Counted[]) {
      expect(product).toBe(await listed({ category: [title] }));
    }
    for (const { title, product } of data?.productBrands as Counted[]) {
      expect(product).toBe(await listed({ brand: [title] }));
    }
    for (const { rate, product } of data?.productRatings as Counted[]) {
      expect(product).toBe(await listed({ rating: [rate] }));
    }
    for (const { from, to, product } of data?.productPrices as Counted[]) {
      expect(product).toBe(await listed({ priceFrom: from, priceTo: to }));
    }
  });

  it('refuse a filter as the list does', async () => {
    const filter = { brand: Array<string>(101).fill('a') };
    const { errors } = await gateway.graphql(SUMMARIES, { filter }, token);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
  });

  it('have every category and rating when there are no products', async () => {
    const empty = await startGateway({ isEmpty: true });
    const { data } = await empty.graphql(SUMMARIES, {}, await empty.tokenFor('GUEST'));
    await empty.stop();
    expect(data?.productCategories.map(({ product }: { product: number }) => product)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(data?.productBrands).toEqual([]);
    expect(data?.productRatings.map(({ product }: { product: number }) => product)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});
