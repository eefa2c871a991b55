import { describe, expect, it } from 'vitest';
import { lineAmount, lineCents, partsIn, shareOf, subtotalOf } from './amounts.rules.ts';

const lineOf = (quantity: number, price: number) => ({
  quantityThousandths: partsIn('quantity', quantity),
  priceMillionths: partsIn('unitPrice', price),
});

describe('what a line comes to, in cents', () => {
  it.each([
    [1.5, 10, 15_00],
    [40, 5.789, 231_56],
    [3, 24.9, 74_70],
    [0.333, 0.01, 0],
    [0.5, 0.01, 1],
    [0.499, 0.01, 0],
    [1, 0.004999, 0],
    [1, 0.005, 1],
    [2.5, 1.01, 2_53],
    [1.005, 1, 1_01],
    [1.335, 10, 13_35],
    [0.001, 1_000_000_000, 1_000_000_00],
    [999_999.999, 0.000001, 1_00],
    [9_602.125, 2_481_419.530_001, 23_826_900_504_51],
    [10_000, 1_000_000_000, 10 ** 15],
    [0, 99.99, 0],
  ])('of %d at %d is %i', (quantity, price, cents) => {
    expect(lineCents(lineOf(quantity, price))).toBe(cents);
    expect(lineAmount(quantity, price)).toBe(cents / 100);
  });

  it('is rounded before lines are added', () => {
    expect(subtotalOf([])).toBe(0);
    expect(subtotalOf([lineOf(1, 0.005), lineOf(1, 0.005)])).toBe(2);
    expect(subtotalOf([lineOf(2, 10.05), lineOf(0, 0.99), lineOf(1, 0.01)])).toBe(20_11);
  });

  it('rounds a negative half up, as it does a positive one', () => {
    expect(lineCents(lineOf(-0.5, 0.01))).toBe(0);
    expect(lineCents(lineOf(-0.501, 0.01))).toBe(-1);
    expect(lineCents(lineOf(-2, 0.01))).toBe(-2);
  });

  it('is 0 while something is no number yet', () => {
    expect([lineAmount(NaN, 5), lineAmount(2, NaN), lineAmount(2, 1.25)]).toEqual([0, 0, 2.5]);
  });
});

describe('a share of an amount, in cents', () => {
  it.each([
    [100_00, 9_975, 9_98],
    [231_56, 9_975, 23_10],
    [1_00, 500, 1],
    [1_00, 499, 0],
    [10 ** 15, 100_000, 10 ** 15],
    [999_999_999_999_924, 7_250, 72_499_999_999_994],
  ])('of %i at %i thousandths of a per cent is %i', (cents, rate, share) => {
    expect(shareOf(cents, rate)).toBe(share);
  });
});
