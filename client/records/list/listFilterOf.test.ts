import { expect, it } from 'vitest';
import { listFilterOf } from './listFilterOf.ts';

const filterIn = (query: string) => listFilterOf('Product').filterIn(new URLSearchParams(query));

it('reads the filters of declared fields beside those that the list has of its own', () => {
  expect(filterIn('freeShipping=true&rating=5&brand=Sereno&active=no')).toMatchObject({
    ...{ freeShipping: true, rating: [5], brand: ['Sereno'], active: false },
  });
  expect(filterIn('freeShipping=perhaps&rating=x')).not.toHaveProperty('freeShipping');
});

it('names the keys of both', () => {
  const { keys } = listFilterOf('Product');
  expect(keys).toEqual(expect.arrayContaining(['text', 'lowStock', 'freeShipping', 'rating']));
  expect(keys.filter((key) => key === 'brand')).toHaveLength(1);
});
