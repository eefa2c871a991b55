import { expect, it } from 'vitest';
import { typedNumber } from './typedNumber.ts';

const english = { thousandSeparator: ',', decimalSeparator: '.' };
const portuguese = { thousandSeparator: '.', decimalSeparator: ',' };

it.each<[text: string, inEnglish: number | undefined, inPortuguese: number | undefined]>([
  ['7', 7, 7],
  [' 12,50 ', 12.5, 12.5],
  ['12.50', 12.5, 12.5],
  ['1.234', 1.234, 1234],
  ['1,234', 1234, 1.234],
  ['1.234,56', 1234.56, 1234.56],
  ['1,234.56', 1234.56, 1234.56],
  ['R$ 1.234.567,8', 1234567.8, 1234567.8],
  ['$\u00a05', 5, 5],
  ['-3', -3, -3],
  ['R$ -3,10', -3.1, -3.1],
  ['', undefined, undefined],
  ['abc', undefined, undefined],
  ['1.2.3', undefined, undefined],
  ['12,34,56', undefined, undefined],
  ['5 un.', undefined, undefined],
])('%j is %s in English and %s in Portuguese', (text, inEnglish, inPortuguese) => {
  expect(typedNumber(text, english)).toBe(inEnglish);
  expect(typedNumber(text, portuguese)).toBe(inPortuguese);
});
