import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalars } from './scalars.ts';

type Name = keyof typeof scalars;

const asVariable = (name: Name, value: unknown) => scalars[name].parseValue(value);
const asLiteral = (name: Name, text: string) => scalars[name].parseLiteral(parseValue(text), {});

describe('Date', () => {
  it.each(['2026-03-02', '2024-02-29', '0000-01-01', '9999-12-31'])(
    'reads and writes %s',
    (day) => {
      expect(asVariable('Date', day)).toBe(`${day}T00:00:00.000Z`);
      expect(asLiteral('Date', JSON.stringify(day))).toBe(`${day}T00:00:00.000Z`);
      expect(scalars.Date.serialize(`${day}T00:00:00.000Z`)).toBe(day);
    },
  );

  it.each([
    ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-3-2', '02/03/2026', ' 2026-03-02', ''],
    ...['2026-03-02T00:00:00.000Z', 'tomorrow', 20260302, null, undefined],
  ])('refuses %j', (given) => {
    expect(() => asVariable('Date', given)).toThrow(
      'must be a day that exists, such as 2026-03-02',
    );
  });
});

describe('DateTime', () => {
  it.each([
    ['2026-03-02T13:45:00.000Z', '2026-03-02T13:45:00.000Z'],
    ['2026-03-02T13:45:00Z', '2026-03-02T13:45:00.000Z'],
    ['2026-03-02T13:45Z', '2026-03-02T13:45:00.000Z'],
    ['2026-03-02T13:45:00-03:00', '2026-03-02T16:45:00.000Z'],
    ['2026-03-02T00:30:00+05:30', '2026-03-01T19:00:00.000Z'],
    ['2026-03-02', '2026-03-02'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2026-03-02T13:45:00.123456Z', '2026-03-02T13:45:00.123Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('reads %s as %s', (entered, read) => {
    expect(asVariable('DateTime', entered)).toBe(read);
    expect(asLiteral('DateTime', JSON.stringify(entered))).toBe(read);
  });

  it.each([
    ['2026-03-02T13:45:00', /must be a date and time with its offset/],
    ['02/03/2026', /must be a date and time with its offset/],
    ['tomorrow', /must be a date and time with its offset/],
    ['', /must be a date and time with its offset/],
    [' 2026-03-02', /must be a date and time with its offset/],
    [1772459100000, /must be a date and time with its offset/],
    [null, /must be a date and time with its offset/],
    ['2026-02-30', /that exist/],
    ['2025-02-29T00:00:00Z', /that exist/],
    ['2026-13-01', /that exist/],
    ['2026-00-10', /that exist/],
    ['2026-03-02T25:00:00Z', /that exist/],
    ['2026-03-02T13:61:00Z', /that exist/],
    ['2026-03-02T13:45:00+99:99', /that exist/],
    ['9999-12-31T23:59:59-01:00', /years 0 to 9999/],
    ['0000-01-01T00:00:00+01:00', /years 0 to 9999/],
  ])('refuses %j', (entered, message) => {
    expect(() => asVariable('DateTime', entered)).toThrow(message);
  });
});

describe('Money', () => {
  it.each([
    [0, 0],
    [1, 100],
    [1234.5, 1234_50],
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [-3.75, -375],
    [10_000_000_000_000, 1_000_000_000_000_000],
    [9_999_999_999_999.99, 999_999_999_999_999],
  ])('reads %d as %d cents, and writes it as it was', (entered, cents) => {
    expect(asVariable('Money', entered)).toBe(cents);
    expect(asLiteral('Money', String(entered))).toBe(cents);
    expect(scalars.Money.serialize(cents)).toBe(entered);
  });

  it.each([
    [1.005, 'must have at most two decimals'],
    [0.001, 'must have at most two decimals'],
    [1e300, 'must be between -90071992547409 and 90071992547409'],
    [-90_071_992_547_410, 'must be between'],
    [999_999_999_999_999, 'must be between'],
    [Infinity, 'must be a number'],
    [NaN, 'must be a number'],
    ['12', 'must be a number'],
    [true, 'must be a number'],
    [null, 'must be a number'],
    [[1], 'must be a number'],
  ])('refuses %j', (entered, message) => {
    expect(() => asVariable('Money', entered)).toThrow(message);
  });

  it('refuses a literal that is not a number', () => {
    expect(() => asLiteral('Money', '"12"')).toThrow('must be a number');
    expect(() => asLiteral('Money', '{ cents: 1 }')).toThrow('must be a number');
  });

  it('writes a sum that is larger than any single amount', () => {
    expect(scalars.Money.serialize(12_000_000_000_000_000)).toBe(120_000_000_000_000);
  });

  it.each([0.5, '100', null, undefined])(
    'does not write %j, which is no amount of cents',
    (value) => {
      expect(() => scalars.Money.serialize(value)).toThrow('is not a whole number');
    },
  );
});

describe('Percent', () => {
  it.each([
    [0, 0],
    [10, 10_000],
    [7.25, 7_250],
    [9.975, 9_975],
    [100, 100_000],
  ])('reads %d as %d thousandths, and writes it as it was', (entered, thousandths) => {
    expect(asVariable('Percent', entered)).toBe(thousandths);
    expect(scalars.Percent.serialize(thousandths)).toBe(entered);
  });

  it.each([
    [-0.01, 'must be between 0 and 100'],
    [100.01, 'must be between 0 and 100'],
    [7.2555, 'must have at most three decimals'],
    ['10', 'must be a number'],
  ])('refuses %j', (entered, message) => {
    expect(() => asVariable('Percent', entered)).toThrow(message);
  });
});

const exact = [
  {
    name: 'Quantity',
    parts: 1_000,
    tooFine: 0.0001,
    most: 'three',
    numbers: [1.5, 0.001, -2.25, 1_000_000, 9_007_199_254_740],
  },
  {
    name: 'UnitPrice',
    parts: 1_000_000,
    tooFine: 0.0000001,
    most: 'six',
    numbers: [5.789, 0.000001, -0.125, 999_999_999.123456],
  },
] as const;

describe.each(exact)('$name', ({ name, parts, tooFine, most, numbers }) => {
  it.each(numbers)('reads %d exactly, and writes it as it was', (entered) => {
    const stored = asVariable(name, entered);
    expect(stored).toBe(Math.round(entered * parts));
    expect(asLiteral(name, String(entered))).toBe(stored);
    expect(scalars[name].serialize(stored)).toBe(entered);
  });

  it('keeps whole numbers whole', () => {
    expect(JSON.stringify(scalars[name].serialize(asVariable(name, 2)))).toBe('2');
  });

  it('reads a literal with an exponent, and takes the sign off zero', () => {
    expect(asLiteral(name, '1e3')).toBe(1_000 * parts);
    expect(asLiteral(name, '-0')).toBe(0);
    expect(asVariable(name, -0)).toBe(0);
  });

  it.each([
    [tooFine, `must have at most ${most} decimals`],
    [1e300, 'must be between'],
    [-1e300, 'must be between'],
    [NaN, 'must be a number'],
    ['1,5', 'must be a number'],
    ['1.5', 'must be a number'],
    [null, 'must be a number'],
  ])('refuses %j', (entered, message) => {
    expect(() => asVariable(name, entered)).toThrow(message);
  });
});
