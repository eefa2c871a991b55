import { expect, it } from 'vitest';
import { problemText } from '../errors/problem.ts';
import {
  calendarDay,
  choice,
  dayOrMoment,
  degrees,
  money,
  moment,
  quantity,
  rate,
  whole,
  yesOrNo,
  unitPrice,
} from './cells.ts';
import { guarded, lineOf, list, unguarded } from './csv-lines.ts';
import { wholeDays } from './whole-days.ts';

const potential = { en: 'Lead', 'pt-BR': 'Potencial', alsoKnownAs: ['Em prospecção'] };

it.each([
  ['1234.5', 123450, 123450],
  ['1234,50', 123450, 123450],
  ['1.234,50', 123450, 123450],
  ['1,234.50', 123450, 123450],
  ['R$ 1.234', undefined, 123400],
  ['1,234', 123400, undefined],
  ['12.000', 1200, 1200000],
  ['1.234.567', 123456700, 123456700],
  ['-0,5', -50, -50],
  ['12', 1200, 1200],
  ['0.29', 29, 29],
  ['1,2345', undefined, undefined],
  ['1.23.45', undefined, undefined],
  ['abc', undefined, undefined],
  ['10%', undefined, undefined],
  ['(1.234,50)', -123450, -123450],
  ['1.234,50-', -123450, -123450],
  ['(R$ 0,05)', -5, -5],
])('reads the amount %s as %s cents in English, %s in Portuguese', (text, english, portuguese) => {
  expect(money.read!(text, 'en')).toBe(english);
  expect(money.read!(text, 'pt-BR')).toBe(portuguese);
});

it('reads back every amount that it writes', () => {
  for (const cents of [0, 1, 10, 99, 100, 123456, 100000000, -5]) {
    for (const language of ['en', 'pt-BR'] as const) {
      expect(money.read!(money.write(cents / 100, language), language)).toBe(cents);
    }
  }
});

it.each([
  [whole.read!, '1.234', 1234],
  [whole.read!, '-3', -3],
  [whole.read!, '1,5', undefined],
  [whole.read!, '5 %', undefined],
  [quantity.read!, '2,5%', undefined],
  [rate.read!, '9,975 %', 9975],
  [degrees.read!, '-23,55', -23.55],
  [degrees.read!, '-23,505', -23.505],
  [degrees.read!, '-23.505', -23.505],
  [degrees.read!, '200', undefined],
  [degrees.read!, 'sul', undefined],
  [yesOrNo.read!, 'Não', false],
  [yesOrNo.read!, 'YES', true],
  [yesOrNo.read!, 'talvez', undefined],
  [choice({ a: { en: 'Active', 'pt-BR': 'Ação' } }).read!, 'acao', 'a'],
  [choice({ a: { en: 'Active', 'pt-BR': 'Ação' } }).read!, 'b', undefined],
  [choice({ a: potential }).read!, 'em prospeccao', 'a'],
])('%s reads %s', (read, text, value) => {
  expect(read(text, 'pt-BR')).toBe(value);
});

it.each([
  ['26/11/2026', '2026-11-26T03:00:00.000Z'],
  ['2026-11-26', '2026-11-26T03:00:00.000Z'],
  ['26/11/26', '2026-11-26T03:00:00.000Z'],
  ['6-1-26 10:00', '2026-01-06T13:00:00.000Z'],
  ['26.11.1998', '1998-11-26T02:00:00.000Z'],
  ['26/11/98', '1998-11-26T02:00:00.000Z'],
  ['26/11/2026 10:00', '2026-11-26T13:00:00.000Z'],
  [' 6/1/2026 9:05:07 ', '2026-01-06T12:05:07.000Z'],
  ['2026-11-26 10:00', '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T10:00:00.250', '2026-11-26T13:00:00.250Z'],
  ['2026-11-26T10:00:00.000Z', '2026-11-26T10:00:00.000Z'],
  ['2026-11-26 10:00-05:00', '2026-11-26T15:00:00.000Z'],
  ['31/02/2026', undefined],
  ['26/11/2026 25:00', undefined],
  ['26/11/2026, de manhã', undefined],
  ['amanhã', undefined],
])('reads %j in São Paulo as %s', (text, value) => {
  expect(moment.read!(text, 'pt-BR', 'America/Sao_Paulo')).toBe(value);
});

it('takes no day first in English, and says which form it takes', () => {
  expect(moment.read!('26/11/2026', 'en')).toBe(undefined);
  expect(moment.read!('2026-11-26', 'en')).toBe('2026-11-26T00:00:00.000Z');
  expect(problemText(moment.problem!, 'en')).toContain('2026-11-26 10:00');
  expect(problemText(moment.problem!, 'pt-BR')).toContain('26/11/2026 10:00');
});

it('knows a day alone, and one that is the same in every time zone', () => {
  const read = (text: string) => dayOrMoment.read!(text, 'pt-BR', 'Asia/Tokyo');
  expect(read('26/11/2026')).toEqual({ moment: '2026-11-25T15:00:00.000Z', day: '2026-11-26' });
  expect(read('26/11/2026 00:00')).toEqual({ moment: '2026-11-25T15:00:00.000Z' });
  expect(calendarDay.read!('26/11/2026', 'pt-BR', 'Asia/Tokyo')).toBe('2026-11-26T00:00:00.000Z');
});

it.each([
  ['02:30', '03:30', '2027-03-28T01:30:00.000Z', '2027-03-28T02:30:00.000Z'],
  ['02:15', '02:45', '2027-03-28T01:15:00.000Z', '2027-03-28T01:45:00.000Z'],
  ['01:30', '04:00', '2027-03-28T00:30:00.000Z', '2027-03-28T02:00:00.000Z'],
])('from %s to %s where clocks skip an hour keeps its length', (from, to, start, end) => {
  const read = (time: string) => dayOrMoment.read!(`2027-03-28 ${time}`, 'en', 'Europe/Berlin');
  const { entered } = wholeDays({ start: read(from), end: read(to) }, undefined);
  expect(entered).toMatchObject({ start, end });
});

it('says what a choice takes in the words of the file', () => {
  const { problem } = choice({
    lead: { en: 'Lead', 'pt-BR': 'Potencial' },
    active: { en: 'Active', 'pt-BR': 'Ativo' },
  });
  expect(problemText(problem!, 'en')).toBe('must be one of: Lead, Active');
  expect(problemText(problem!, 'pt-BR')).toBe('precisa ser um destes: Potencial, Ativo');
});

it.each([
  '=1+1',
  '+55',
  '-1+2',
  '@a',
  '\t=1',
  ' =1',
  "'=1",
  "''-x",
  '＝1',
  '-5',
  '-1,5',
  'a=b',
  "'",
])('writes %j so that it is no formula, and reads it back', (text) => {
  const cell = guarded(text);
  expect(cell).not.toMatch(/^\s*[=+@＝]|^\s*-(?!\d+([.,]\d+)?$)/);
  expect(unguarded(cell)).toBe(text);
});

it('keeps separators, quotes and line ends within a cell', () => {
  expect(lineOf(['a;b', 'say "hi"', 'two\nlines', '=1'], ';')).toBe(
    `"a;b";"say ""hi""";"two\nlines";'=1\r\n`,
  );
});

it('writes several texts into one cell, and reads them back', () => {
  const texts = ['VIP', 'a, b', 'say "hi"'];
  expect(list.read!(list.write(texts, 'en'), 'en')).toEqual(texts);
  expect(list.read!('', 'en')).toEqual([]);
});

it.each([
  [199, '199.00', '199,00'],
  [1299.9, '1299.90', '1299,90'],
  [0.0125, '0.0125', '0,0125'],
  [1.005, '1.005', '1,005'],
  [0.000001, '0.000001', '0,000001'],
])('a unit price of %d has at least two decimals, and all that it has', (price, english, other) => {
  expect([unitPrice.write(price, 'en'), unitPrice.write(price, 'pt-BR')]).toEqual([english, other]);
  expect(unitPrice.read!(english, 'en')).toBe(Math.round(price * 1_000_000));
  expect(unitPrice.read!(other, 'pt-BR')).toBe(Math.round(price * 1_000_000));
});
