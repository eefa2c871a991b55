import { expect, it, test } from 'vitest';
import { readDay } from './readDay.ts';
import { readTime } from './readTime.ts';

/** A Friday. */
const today = '2026-11-27';

test.each([
  ['27/11/2026', '2026-11-27', '2026-11-27'],
  ['11/27/2026', '2026-11-27', '2026-11-27'],
  ['05/04/2026', '2026-04-05', '2026-05-04'],
  ['05-04-2026', '2026-04-05', '2026-05-04'],
  ['05.04.2026', '2026-04-05', '2026-04-05'],
  ['2026-11-27', '2026-11-27', '2026-11-27'],
  ['2026/11/07', '2026-11-07', '2026-11-07'],
  ['05042026', '2026-04-05', '2026-05-04'],
  ['05/04/26', '2026-04-05', '2026-05-04'],
  ['05/04/99', '1999-04-05', '1999-05-04'],
  ['5/4', '2026-04-05', '2026-05-04'],
  [' amanhã ', '2026-11-28', '2026-11-28'],
  ['Tomorrow', '2026-11-28', '2026-11-28'],
  ['ontem', '2026-11-26', '2026-11-26'],
  ['next friday', '2026-12-04', '2026-12-04'],
  ['Nov 3, 2026', '2026-11-03', '2026-11-03'],
  ['3 de nov. de 2026', '2026-11-03', '2026-11-03'],
  ['3 mar', '2026-03-03', '2026-03-03'],
  ['27/11/2026 10:02', '2026-11-27', '2026-11-27'],
  ['2026-11-27 10:02', '2026-11-27', '2026-11-27'],
  ['2026-11-27T12:02:26.361Z', '2026-11-27', '2026-11-27'],
  ['05/04/2026, 10:02:30', '2026-04-05', '2026-05-04'],
  ['05/04/2026 às 9h30', '2026-04-05', '2026-05-04'],
  ['Nov 3, 2026, 10:02 AM', '2026-11-03', '2026-11-03'],
  ['3 de nov. de 2026, 10:02', '2026-11-03', '2026-11-03'],
  ['sexta-feira, 27 de novembro de 2026', '2026-11-27', '2026-11-27'],
  ['Tuesday, November 3, 2026', '2026-11-03', '2026-11-03'],
  ['seg., 05/04', '2026-04-05', '2026-05-04'],
  ['5-abr-2026', '2026-04-05', '2026-04-05'],
  ['05/Apr/26', '2026-04-05', '2026-04-05'],
  ['20261127', '2026-11-27', '2026-11-27'],
  ['20112026', '2026-11-20', '2026-11-20'],
  ['27 / 11 / 2026', '2026-11-27', '2026-11-27'],
  ['\u200e27‑11‑2026', '2026-11-27', '2026-11-27'],
  ['2026-11-27T99:02Z', undefined, undefined],
  ['10:02', undefined, undefined],
  ['sexta que', undefined, undefined],
  ['29/02/2027', undefined, undefined],
  ['27/11/202', undefined, undefined],
  ['soon', undefined, undefined],
  ['', undefined, undefined],
])('%j is %s in Portuguese and %s in English', (text, inPortuguese, inEnglish) => {
  expect(readDay(text, 'pt-BR', today)?.day).toBe(inPortuguese);
  expect(readDay(text, 'en', today)?.day).toBe(inEnglish);
});

it('tells a day that was written whole from one of which more may come', () => {
  const exact = ['27/11/2026', '27.11.2026', '2026-11-27', '27 de novembro de 2026'];
  const said = ['27/11', '27/11/26', 'amanhã', '27 nov', 'sexta'];
  const read = (texts: string[]) => texts.map((text) => readDay(text, 'pt-BR', today)?.isExact);
  expect(read(exact)).toEqual(exact.map(() => true));
  expect(read(said)).toEqual(said.map(() => false));
});

test.each([
  ['9', '09:00'],
  ['9h', '09:00'],
  ['9h30', '09:30'],
  ['9:30 pm', '21:30'],
  ['9:30 PM', '21:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['às 14:30', '14:30'],
  ['14.30', '14:30'],
  ['0930', '09:30'],
  ['meio-dia', '12:00'],
  ['930', '09:30'],
  ['09:30:15', '09:30'],
  ['9:30:00 p.m.', '21:30'],
  ['24:00', undefined],
  ['975', undefined],
  ['13 pm', undefined],
  ['9:60', undefined],
  ['9m', undefined],
  ['later', undefined],
])('the time %j is %s', (text, expected) => {
  expect(readTime(text)).toBe(expected);
});
