import { expect, it } from 'vitest';
import { textConditions } from './text-search.ts';

it('has a condition for each word, and takes at most 200 characters', () => {
  expect(textConditions('  Ana  Lúcia ')).toHaveLength(2);
  expect(textConditions('')).toEqual([]);
  expect(textConditions('x'.repeat(200))).toHaveLength(1);
  expect(() => textConditions('x'.repeat(201))).toThrow('must be at most 200 characters long');
});
