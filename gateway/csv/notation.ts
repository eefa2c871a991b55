import { wholeYear } from '../formats/short-year.ts';
import { type NumberStyle, strictNumber } from '../formats/numbers.rules.ts';
import type { Language } from '../errors/language.ts';

/**
 * A kind of value that languages write differently: `1,234.56` is `1.234,56`, and the month may stand before the day.
 */
export type Notation = 'numbers' | 'dates';

/** The languages that write a notation, by the notation's name in the API. */
export const notations: Readonly<Record<Notation, Readonly<Record<string, Language>>>> = {
  numbers: { '1,234.56': 'en', '1.234,56': 'pt-BR' },
  dates: { 'mm/dd/yyyy': 'en', 'dd/mm/yyyy': 'pt-BR' },
};

export const numberStyles: Readonly<Record<Language, NumberStyle>> = {
  en: { thousandSeparator: ',', decimalSeparator: '.' },
  'pt-BR': { thousandSeparator: '.', decimalSeparator: ',' },
};

const DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?=$|[ T])/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?=$|[ T])/;
const MONTHS = 12;

/**
 * Returns `26/11/2026` in Portuguese and `11/26/2026` in English as `2026-11-26`, also with a year of two digits. Other
 * texts stay as they are.
 */
export const yearFirst = (text: string, language: Language) =>
  text
    .replace(DAY, (_, ...[first, , second, year]: string[]) =>
      dashed([
        wholeYear(year!, new Date().getUTCFullYear()).toString(),
        ...(language === 'en' ? [first!, second!] : [second!, first!]),
      ]),
    )
    .replace(YEAR_FIRST, (_, ...parts: string[]) => dashed(parts.slice(0, 3)));

const dashed = (parts: readonly string[]) => parts.map((part) => part.padStart(2, '0')).join('-');

/**
 * The one language that a text can be of: `either` when it means another thing in each, undefined when it tells
 * nothing.
 */
type Told = Language | 'either' | undefined;

const tellers: Readonly<Record<Notation, (text: string) => Told>> = {
  numbers(text) {
    const [english, portuguese] = [numberStyles.en, numberStyles['pt-BR']].map((style) =>
      strictNumber(text, style),
    );
    if (english === portuguese) return undefined;
    if (english === undefined) return 'pt-BR';
    return portuguese === undefined ? 'en' : 'either';
  },
  dates(text) {
    const [, first, , second] = DAY.exec(text.trim()) ?? [];
    if (first === undefined || Number(first) === Number(second)) return undefined;
    if (Number(first) > MONTHS) return 'pt-BR';
    return Number(second) > MONTHS ? 'en' : 'either';
  },
};

/** Takes the values of a column one by one. */
export function notationTeller(notation: Notation) {
  const told = new Set<Language>();
  let open: string | undefined;
  return {
    take(text: string) {
      const each = tellers[notation](text);
      if (each === 'either') open ??= text.trim();
      else if (each) told.add(each);
      // Days of both orders make each of them doubtful; a number of the other notation is still what it is.
      if (told.size > 1 && notation === 'dates') open ??= text.trim();
    },
    /** `open` is a value that can be read either way, where no other value tells how. */
    answer(): { told?: Language; open?: string } {
      if (told.size === 1) return { told: [...told][0]! };
      return open === undefined ? {} : { open };
    },
  };
}
