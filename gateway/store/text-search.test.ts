import { expect, it } from 'vitest';
import { searchedWords, textConditions } from './text-search.ts';

it('has a condition for each word, and takes at most 200 characters and 10 words', () => {
  expect(textConditions('  Ana  Lúcia ')).toHaveLength(2);
  expect(textConditions('')).toEqual([]);
  expect(textConditions('x'.repeat(200))).toHaveLength(1);
  const ten = Array.from({ length: 10 }, (_, at) => `w${at}`).join(' ');
  expect(textConditions(`${ten} w0 W1 w2`)).toHaveLength(10);
  expect(() => textConditions(`${ten} w10`)).toThrow('must have at most 10 words');
  expect(() => searchedWords('text', `${ten} w10`)).toThrow('must have at most 10 words');
  expect(() => textConditions('x'.repeat(201))).toThrow('must be at most 200 characters long');
});
