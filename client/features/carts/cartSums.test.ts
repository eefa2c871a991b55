import { describe, expect, it } from 'vitest';
import { company } from '../../core/company.ts';
import type { CartContentsFragment } from './cartChanges.generated.ts';
import { differencesOf, lineTotal, problemOf, withItems, withMore } from './cartSums.ts';

const product = (id: string, entered: object = {}) => ({
  id,
  title: `Product ${id}`,
  imgUrl: '',
  price: 1,
  totalUnit: 5,
  isActive: true,
  ...entered,
});
const item = (id: string, amount: number, entered: object = {}) => ({
  productId: id,
  amount,
  product: product(id, entered),
});
const cartOf = (...list: CartContentsFragment['list']) =>
  withItems({ uid: 'u', subtotal: 0, total: 0, count: 0, list: [] }, list);

describe('what a cart comes to', () => {
  it.each([
    [[], 0, 0],
    [[item('a', 3, { price: 0.1 })], 0.3, 3],
    [[item('a', 1_000, { price: 1.1 }), item('b', 7, { price: 39.95 })], 1379.65, 1_007],
    [[item('a', 1_000, { price: 9_999_999.99 })], 9_999_999_990, 1_000],
    [[item('a', 3, { price: 0.0125 }), item('b', 1, { price: 0.005 })], 0.05, 4],
  ])('is exact to the cent', (list, total, count) => {
    expect(cartOf(...list)).toMatchObject({ total, count });
  });

  it('has the company’s tax added, at a rate with three decimals', () => {
    const usual = company.read();
    company.write({ ...usual, pricesIncludeTax: false, taxRate: 9.975 });
    // 9.975 % of 20,000.00 is 1,995.00; 9.98 % would be 1,996.00.
    expect(cartOf(item('a', 100, { price: 200 }))).toMatchObject({
      subtotal: 20_000,
      total: 21_995,
    });
    company.write(usual);
  });

  it('is what its lines come to', () => {
    expect(lineTotal(item('a', 3, { price: 0.1 }))).toBe(0.3);
    expect(lineTotal(item('a', 3, { price: 0.0125 }))).toBe(0.04);
  });
});

describe('withMore', () => {
  it('counts up what is there and puts another at the end', () => {
    const list = [item('a', 1), item('b', 2)];
    expect(withMore(list, product('a'), 4).map(({ amount }) => amount)).toEqual([5, 2]);
    expect(withMore(list, product('c'), 1).map(({ productId }) => productId)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('problemOf', () => {
  it.each([
    [5, {}, undefined],
    [6, {}, 'tooMany'],
    [1, { totalUnit: 0 }, 'soldOut'],
    [1, { totalUnit: 0, isActive: false }, 'notSold'],
  ])('of %i of %j is %s', (amount, entered, problem) => {
    expect(problemOf(item('a', amount, entered))).toBe(problem);
  });
});

describe('differencesOf', () => {
  it('are none between the same', () => {
    expect(differencesOf(cartOf(item('a', 1)), cartOf(item('a', 1, { totalUnit: 0 })))).toEqual([]);
  });

  it('tell each price, amount and thing that is another', () => {
    const seen = cartOf(item('a', 1), item('b', 1), item('c', 2));
    const now = cartOf(item('a', 1, { price: 2 }), item('c', 3), item('d', 1));
    expect(differencesOf(seen, now)).toEqual([
      { kind: 'price', title: 'Product a', from: 1, to: 2 },
      { kind: 'gone', title: 'Product b' },
      { kind: 'amount', title: 'Product c', from: 2, to: 3 },
      { kind: 'new', title: 'Product d' },
    ]);
  });
});
