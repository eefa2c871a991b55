import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureErrors } from '../gateway/domains/products/products.rules.ts';
import { declarationOf } from '../gateway/records/declarations.ts';
import { constraintErrors } from '../gateway/records/write/validate.ts';
import { makeProducts } from './products.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

const pictures = join(import.meta.dirname, '../client/public/pictures/products');

function make(scale = 1) {
  const { products = [], counters } = makeProducts({
    random: randomFrom(1),
    scale,
    made: {},
    today,
  });
  return { products, counters };
}

describe('the demo products', () => {
  it('are twenty-four, of all categories and ratings, a hundred in stock of each', () => {
    const { products } = make();
    expect(products).toHaveLength(24);
    expect(new Set(products.map(({ category }) => category)).size).toBe(4);
    expect(new Set(products.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(products.map(({ totalUnit }) => totalUnit))).toEqual(new Set([100]));
    expect(new Set(products.map(({ title }) => title)).size).toBe(24);
    const low = products.filter(({ totalUnit, stockThreshold }) => totalUnit <= stockThreshold);
    expect(low).toHaveLength(3);
  });

  it('hold against the rules', () => {
    for (const product of make(3).products) {
      expect(constraintErrors(declarationOf('Product'), { ...product })).toEqual({});
      expect(pictureErrors(product.imgUrl)).toEqual({});
      expect(product.priceMillionths).toBeGreaterThan(0);
    }
  });

  it('are the same at each call', () => {
    expect(make()).toEqual(make());
    expect(make(7)).toEqual(make(7));
  });

  it.each([1, 50])('have ids and skus of their own, %i times as many', (scale) => {
    const { products, counters } = make(scale);
    expect(new Set(products.map(({ id }) => id)).size).toBe(24 * scale);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(24 * scale);
    expect(counters).toEqual([{ name: 'products', value: 24 * scale }]);
  });

  it('have a picture each, and every picture is of one', () => {
    const shown = make().products.map(({ imgUrl }) => imgUrl.split('/').at(-1));
    expect(readdirSync(pictures).sort()).toEqual(shown.sort());
  });
});

describe('a picture', () => {
  it.each(readdirSync(pictures))('%s is small, says what it shows and runs nothing', (file) => {
    const picture = readFileSync(join(pictures, file), 'utf8');
    expect(picture.length).toBeLessThan(2_000);
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 200"/);
    expect(picture).toMatch(/<title>.+<\/title>/);
    expect(picture).not.toMatch(/<script|<style|<foreignObject|href|\son\w+=|url\(/i);
  });
});
