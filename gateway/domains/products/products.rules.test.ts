import { describe, expect, it } from 'vitest';
import {
  categorySummaries,
  changedPrice,
  pictureErrors,
  priceSummaries,
  type PriceChange,
  priceChangeErrors,
  ratingSummaries,
  skuOf,
} from './products.rules.ts';

describe('a change of prices', () => {
  it.each<[cents: number, change: PriceChange, expected: number]>([
    [100_00, { direction: 'raise', amount: 5_05 }, 105_05],
    [100_00, { direction: 'lower', amount: 100_01 }, -1],
    [100_00, { direction: 'raise', percent: 10_000 }, 110_00],
    [100_00, { direction: 'lower', percent: 100_000 }, 0],
    [5, { direction: 'raise', percent: 10_000 }, 6],
    [5, { direction: 'lower', percent: 10_000 }, 5],
    [3, { direction: 'raise', percent: 10_000 }, 3],
    [1_99, { direction: 'raise', percent: 330 }, 2_00],
    [39_95, { direction: 'lower', percent: 7_500 }, 36_95],
    [10_000_000_00, { direction: 'raise', percent: 99_990 }, 19_999_000_00],
  ])('makes %i, by %j, %i cents: rounded half up', (cents, { amount, ...change }, expected) => {
    const inMillionths = { ...change, ...(amount != null && { amount: amount * 10_000 }) };
    expect(changedPrice(cents * 10_000, inMillionths)).toBe(expected * 10_000);
  });

  it.each<[millionths: number, change: PriceChange, expected: number]>([
    [12_500, { direction: 'raise', percent: 10_000 }, 13_800],
    [12_500, { direction: 'lower', percent: 10_000 }, 11_300],
    [1_234_567, { direction: 'raise', percent: 50_000 }, 1_851_851],
    [5, { direction: 'raise', percent: 10_000 }, 6],
    [1_005_000, { direction: 'raise', percent: 5_000 }, 1_055_000],
    [12_500, { direction: 'raise', amount: 1 }, 12_501],
  ])('makes %i millionths, by %j, %i: the price keeps its decimals', (price, change, expected) => {
    expect(changedPrice(price, change)).toBe(expected);
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

describe('pictureErrors', () => {
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
    const imgUrlErrors = { imgUrl: 'must be a path of this site or an https address' };
    expect(pictureErrors(imgUrl)).toEqual(imgUrlErrors);
  });

  it.each(['', '/a.png', '/pictures/products/mouse.svg', 'https://pictures.test/a.png?b=c'])(
    'takes %j for the address of a picture',
    (imgUrl) => {
      expect(pictureErrors(imgUrl)).toEqual({});
    },
  );
});

describe('skuOf', () => {
  it.each([
    [1, 'PR-000001'],
    [1_000_000, 'PR-1000000'],
  ])('codes product %i as %s', (count, sku) => {
    expect(skuOf(count)).toBe(sku);
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
