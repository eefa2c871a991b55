import { describe, expect, it } from 'vitest';
import {
  categorySummaries,
  changedPrice,
  derivedFields,
  filterErrors,
  priceSummaries,
  type PriceChange,
  priceChangeErrors,
  productErrors,
  ratingSummaries,
  skuOf,
} from './products.rules.ts';
import type { ProductRow } from './products.table.ts';

const required = 'this field is required';
const notAnAddress = 'must be a path of this site or an https address';
const textOf = (length: number) => 'x'.repeat(length);

const entered = {
  id: 'an-id',
  sku: 'PR-000001',
  title: 'Rádio',
  brand: 'Sereno',
  description: '',
  imgUrl: '',
  priceCents: 149_90,
  totalUnit: 100,
  stockThreshold: 10,
  rating: 3,
};

describe('a change of prices', () => {
  it.each<[cents: number, change: PriceChange, expected: number]>([
    [100_00, { direction: 'raise', amount: 5_05 }, 105_05],
    [100_00, { direction: 'lower', amount: 100_01 }, -1],
    [100_00, { direction: 'raise', percent: 10_00 }, 110_00],
    [100_00, { direction: 'lower', percent: 100_00 }, 0],
    [5, { direction: 'raise', percent: 10_00 }, 6],
    [5, { direction: 'lower', percent: 10_00 }, 5],
    [3, { direction: 'raise', percent: 10_00 }, 3],
    [1_99, { direction: 'raise', percent: 33 }, 2_00],
    [39_95, { direction: 'lower', percent: 7_50 }, 36_95],
    [10_000_000_00, { direction: 'raise', percent: 99_99 }, 19_999_000_00],
  ])('makes %i, by %j, %i cents: rounded half up', (cents, change, expected) => {
    expect(changedPrice(cents, change)).toBe(expected);
  });

  it.each<[change: PriceChange, field: string | undefined]>([
    [{ direction: 'raise', amount: 0 }, undefined],
    [{ direction: 'lower', percent: 0, amount: null }, undefined],
    [{ direction: 'raise' }, 'changes.price'],
    [{ direction: 'raise', amount: 1, percent: 1 }, 'changes.price'],
    [{ direction: 'raise', amount: -1 }, 'changes.price.amount'],
  ])('%j has at fault: %s', (change, field) => {
    expect(Object.keys(priceChangeErrors(change))).toEqual(field ? [field] : []);
  });
});

describe('productErrors', () => {
  it.each<[field: string, changes: Partial<ProductRow>, message: string]>([
    ['id', { id: ' ' }, required],
    ['id', { id: textOf(65) }, 'must be at most 64 characters long'],
    ['sku', { sku: '' }, required],
    ['sku', { sku: textOf(65) }, 'must be at most 64 characters long'],
    ['title', { title: ' ' }, required],
    ['title', { title: textOf(201) }, 'must be at most 200 characters long'],
    ['brand', { brand: '' }, required],
    ['brand', { brand: textOf(101) }, 'must be at most 100 characters long'],
    ['description', { description: textOf(5_001) }, 'must be at most 5000 characters long'],
    ['imgUrl', { imgUrl: `/${textOf(500)}` }, 'must be at most 500 characters long'],
    ['price', { priceCents: -1 }, 'must be between 0 and 10000000'],
    ['price', { priceCents: 10_000_000_01 }, 'must be between 0 and 10000000'],
    ['totalUnit', { totalUnit: -1 }, 'must be between 0 and 1000000'],
    ['totalUnit', { totalUnit: 1_000_001 }, 'must be between 0 and 1000000'],
    ['stockThreshold', { stockThreshold: -1 }, 'must be between 0 and 1000000'],
    ['stockThreshold', { stockThreshold: 1_000_001 }, 'must be between 0 and 1000000'],
    ['rating', { rating: 0 }, 'must be between 1 and 5'],
    ['rating', { rating: 6 }, 'must be between 1 and 5'],
  ])('finds %s at fault, case %#', (field, changes, message) => {
    expect(productErrors({ ...entered, ...changes })).toEqual({ [field]: message });
  });

  it.each([
    'picture.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://pictures.test/a.png',
    '//pictures.test/a.png',
    '/\\pictures.test/a.png',
    'https:///a.png',
    '/a b.png',
    ' ',
  ])('takes %j for no address of a picture', (imgUrl) => {
    expect(productErrors({ ...entered, imgUrl })).toEqual({ imgUrl: notAnAddress });
  });

  it.each(['', '/a.png', '/pictures/products/mouse.svg', 'https://pictures.test/a.png?b=c'])(
    'takes %j for the address of a picture',
    (imgUrl) => {
      expect(productErrors({ ...entered, imgUrl })).toEqual({});
    },
  );

  it('accepts every field at its limit', () => {
    const widest = {
      id: textOf(64),
      sku: textOf(64),
      title: textOf(200),
      brand: textOf(100),
      description: textOf(5_000),
      imgUrl: `/${textOf(499)}`,
      priceCents: 10_000_000_00,
      totalUnit: 1_000_000,
      stockThreshold: 0,
      rating: 5,
    };
    expect(productErrors(widest)).toEqual({});
    expect(productErrors({ ...widest, priceCents: 0, totalUnit: 0, rating: 1 })).toEqual({});
  });

  it('names every field that is at fault', () => {
    const errors = productErrors({ ...entered, title: '', rating: 9, priceCents: -5 });
    expect(Object.keys(errors).sort()).toEqual(['price', 'rating', 'title']);
  });

  it('says nothing of fields that are not given', () => {
    expect(productErrors({})).toEqual({});
  });
});

describe('derivedFields', () => {
  it('folds what products are sorted and found by, the title first', () => {
    expect(derivedFields({ title: 'Óculos  Meio-Dia', sku: 'PR-7', brand: 'Íris' })).toEqual({
      titleKey: 'oculos meio-dia',
      searchText: 'oculos meio-dia pr-7 iris',
    });
  });
});

describe('skuOf', () => {
  it.each([
    [1, 'PR-000001'],
    [1_000_000, 'PR-1000000'],
  ])('codes product %i as %s', (count, sku) => {
    expect(skuOf(count)).toBe(sku);
  });
});

describe('filterErrors', () => {
  it.each([
    ['filter.brand', { brand: Array<string>(101).fill('a') }],
    ['filter.rating', { rating: Array<number>(101).fill(1) }],
  ])('finds %s at fault when it is too long', (field, filter) => {
    expect(filterErrors(filter)).toEqual({ [field]: 'must have at most 100 entries' });
  });

  it('accepts lists at their limit, empty ones and none', () => {
    expect(filterErrors({ brand: Array<string>(100).fill('a'), rating: [] })).toEqual({});
    expect(filterErrors({ brand: null })).toEqual({});
  });
});

describe('the summaries', () => {
  it('have every category, in the shop’s order', () => {
    const counts = [
      { title: 'cellphone', product: 2 },
      { title: 'audio', product: 7 },
    ] as const;
    expect(categorySummaries(counts)).toEqual([
      { title: 'audio', product: 7 },
      { title: 'fashion', product: 0 },
      { title: 'cellphone', product: 2 },
      { title: 'accessories', product: 0 },
    ]);
  });

  it('have every rating, the best first', () => {
    expect(ratingSummaries([{ rate: 2, product: 4 }])).toEqual([
      { rate: 5, product: 0 },
      { rate: 4, product: 0 },
      { rate: 3, product: 0 },
      { rate: 2, product: 4 },
      { rate: 1, product: 0 },
    ]);
  });

  it('have every span of prices, one after the other, the last one open', () => {
    const summaries = priceSummaries([{ fromCents: 100_00, product: 3 }]);
    expect(summaries.map(({ product }) => product)).toEqual([0, 3, 0, 0, 0]);
    expect(summaries.at(-1)?.to).toBeNull();
    const gaps = summaries.slice(1).map(({ from }, index) => from - summaries[index]!.to!);
    expect(gaps).toEqual([1, 1, 1, 1]);
  });
});
