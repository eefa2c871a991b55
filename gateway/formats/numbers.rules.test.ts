import { describe, expect, it } from 'vitest';
import {
  countLimits,
  moneyLimits,
  type NumberLimits,
  percentLimits,
  readNumber,
  type TypedNumber,
  typedNumber,
} from './numbers.rules.ts';

const english = { thousandSeparator: ',', decimalSeparator: '.' };
const portuguese = { thousandSeparator: '.', decimalSeparator: ',' };

describe('a number as it is written', () => {
  it.each<[text: string, inEnglish: number | undefined, inPortuguese: number | undefined]>([
    ['7', 7, 7],
    [' 12,50 ', 12.5, 12.5],
    ['12.50', 12.5, 12.5],
    ['1.234', 1.234, 1234],
    ['1,234', 1234, 1.234],
    ['12,000', 12000, 12],
    ['12.000', 12, 12000],
    ['0.500', 0.5, 0.5],
    ['0,500', 0.5, 0.5],
    ['12345.678', 12345.678, 12345.678],
    [',50', 0.5, 0.5],
    ['12,', 12, 12],
    ['1.234,56', 1234.56, 1234.56],
    ['1,234.56', 1234.56, 1234.56],
    ['2.500,00', 2500, 2500],
    ['1,234,567', 1234567, 1234567],
    ['1.234.567', 1234567, 1234567],
    ['R$ 1.234.567,8', 1234567.8, 1234567.8],
    ['R$\u00a01.234,56', 1234.56, 1234.56],
    ['BRL 1.234,56', 1234.56, 1234.56],
    ['1\u202f234\u00a0567,89', 1234567.89, 1234567.89],
    ['1 234.50', 1234.5, 1234.5],
    ["1'234.50", 1234.5, 1234.5],
    ['$\u00a05', 5, 5],
    ['US$ 5', 5, 5],
    ['1.234,50 €', 1234.5, 1234.5],
    ['12,5 %', 12.5, 12.5],
    ['-3', -3, -3],
    ['−3', -3, -3],
    ['R$ -3,10', -3.1, -3.1],
    ['-R$ 3,10', -3.1, -3.1],
    ['(1.234,50)', -1234.5, -1234.5],
    ['1.234,50-', -1234.5, -1234.5],
    ['( R$ 1.234,50 )', -1234.5, -1234.5],
    ['R$ (7)', -7, -7],
    ['1,234.50 −', -1234.5, -1234.5],
    ['(12,5) %', -12.5, -12.5],
    ['(0)', 0, 0],
    ['(-5)', undefined, undefined],
    ['-(5)', undefined, undefined],
    ['-5-', undefined, undefined],
    ['(5', undefined, undefined],
    ['5)', undefined, undefined],
    ['((5))', undefined, undefined],
    ['()', undefined, undefined],
    // German notation writes a dash in place of the cents.
    ['12,-', undefined, undefined],
    ['', undefined, undefined],
    [' ', undefined, undefined],
    ['.', undefined, undefined],
    ['abc', undefined, undefined],
    ['1.2.3', undefined, undefined],
    ['1,234.567,8', undefined, undefined],
    ['12,34,56', undefined, undefined],
    ['12 34', undefined, undefined],
    ['5 un.', undefined, undefined],
    ['--5', undefined, undefined],
    ['1e5', undefined, undefined],
    ['0x10', undefined, undefined],
  ])('%j is %s in English and %s in Portuguese', (text, inEnglish, inPortuguese) => {
    expect(typedNumber(text, english)).toBe(inEnglish);
    expect(typedNumber(text, portuguese)).toBe(inPortuguese);
  });
});

describe('what a field takes', () => {
  it.each<[text: string, limits: NumberLimits, TypedNumber]>([
    ['12,000', moneyLimits, { value: 12000 }],
    ['1,234.56', moneyLimits, { value: 1234.56 }],
    ['0.29', moneyLimits, { value: 0.29 }],
    ['1.234', moneyLimits, { problem: 'decimals' }],
    ['-1', moneyLimits, { problem: 'negative' }],
    ['(1.234,50)', moneyLimits, { problem: 'negative' }],
    ['1,234.50-', countLimits, { problem: 'negative' }],
    ['(90.5)', { decimals: 6, min: -180, max: 180 }, { value: -90.5 }],
    ['90,071,992,547,410', moneyLimits, { problem: 'range' }],
    ['abc', moneyLimits, { problem: 'notANumber' }],
    ['12,000', countLimits, { value: 12000 }],
    ['1.5', countLimits, { problem: 'whole' }],
    ['-2', countLimits, { problem: 'negative' }],
    ['100', percentLimits, { value: 100 }],
    ['100.01', percentLimits, { problem: 'range' }],
    ['-90.5', { decimals: 6, min: -90, max: 90 }, { problem: 'range' }],
    ['0', { decimals: 0, min: 1 }, { problem: 'range' }],
  ])('%j within %j', (text, limits, expected) => {
    expect(readNumber(text, english, limits)).toEqual(expected);
  });
});
