import { wholeYear } from '../../../gateway/formats/short-year.ts';
import { dateFormat } from '../../core/i18n/formats.ts';
import { folded } from '../../core/folded.ts';
import type { Language } from '../../core/settings.ts';
import { dayLater, localDay, startOfDay, weekdayOf } from '../../core/days.ts';

interface DayWords {
  /** Matches words that say that a day comes, and no more. */
  before: RegExp;
  after: RegExp;
  near: Record<string, number>;
  /** A number, and what tells weeks from days. */
  later: RegExp;
  nextWeek: RegExp;
  ofMonth: RegExp;
  isMonthFirst: boolean;
}

/** The words and patterns for days by language, in lower case and without accents. */
const words: Record<Language, DayWords> = {
  en: {
    before: /^((on|by|due|until|till|for|this|next) )+/,
    after: /$^/,
    near: { today: 0, tonight: 0, tomorrow: 1, 'day after tomorrow': 2 },
    later: /^in (\d{1,3}) (day|week)s?$/,
    nextWeek: /^next week$/,
    ofMonth: /^(?:on |by )?the (\d{1,2})(?:st|nd|rd|th)$/,
    isMonthFirst: true,
  },
  'pt-BR': {
    before: /^((ate|em|no|na|para|pra|a|o|este|esta|neste|nesta|proximo|proxima|dia) )+/,
    after: / que vem$/,
    near: { hoje: 0, amanha: 1, 'depois de amanha': 2 },
    later: /^(?:em|daqui a) (\d{1,3}) (dia|semana)s?$/,
    nextWeek: /^(?:na )?(?:semana que vem|proxima semana)$/,
    ofMonth: /^(?:ate |no |para )?(?:o )?dia (\d{1,2})$/,
    isMonthFirst: false,
  },
};

/** Returns the day that a phrase such as "by next Friday", "24/12" or "depois de amanhã" names; undefined for none. */
export function spokenDay(phrase: string, language: Language, today: string): string | undefined {
  const said = folded(phrase);
  const { before, after, near, later, nextWeek, ofMonth } = words[language];
  const [, count, unit = ''] = later.exec(said) ?? [];
  if (count) return dayAfter(today, Number(count) * (/week|semana/.test(unit) ? 7 : 1));
  if (nextWeek.test(said)) return nextWeekday(1, today);
  const [, ofAMonth] = ofMonth.exec(said) ?? [];
  if (ofAMonth) return nextOfMonth(Number(ofAMonth), today);
  const name = said.replace(before, '').replace(after, '');
  const days = near[name];
  if (days !== undefined) return dayAfter(today, days);
  const weekday = weekdayNamed(name, language);
  if (weekday !== -1) return nextWeekday(weekday, today);
  return dateNamed(name, language, today);
}

const dayAfter = (day: string, days: number) => dayLater(day, days)!;

const SUNDAY = new Date(2026, 1, 1);

function weekdayNamed(name: string, language: Language): number {
  const format = dateFormat(language, { weekday: 'long' });
  return [0, 1, 2, 3, 4, 5, 6].findIndex((days) => {
    const whole = folded(format.format(startOfDay(localDay(SUNDAY), days)));
    return name === whole || name === whole.replace(/-feira$/, '');
  });
}

/** Returns the next such weekday, never today, which has a word of its own. */
function nextWeekday(weekday: number, today: string): string {
  const days = (weekday - weekdayOf(today) + 7) % 7;
  return dayAfter(today, days || 7);
}

function nextOfMonth(day: number, today: string): string | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = Array.from({ length: 12 }, (_, later) => month - 1 + later);
  return months
    .map((each) => dayOf(year + Math.floor(each / 12), (each % 12) + 1, day))
    .find((each) => each !== undefined && each >= today);
}

function dateNamed(name: string, language: Language, today: string): string | undefined {
  const [year, month, day] = partsNamed(name, language, today) ?? [];
  if (!month || !day) return undefined;
  if (year) return dayOf(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  return [0, 1, 2, 3, 4]
    .map((later) => dayOf(thisYear + later, month, day))
    .find((each) => each !== undefined && each >= today);
}

/** Returns year, month and day; the year of "24 Dec" is 0. */
export function partsNamed(name: string, language: Language, today: string): number[] | undefined {
  const [, ...ofIso] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(name)?.map(Number) ?? [];
  if (ofIso.length > 0) return ofIso;
  const [, first, second, year = '0'] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d\d))?$/.exec(name) ?? [];
  if (first && second) {
    const { isMonthFirst } = words[language];
    const thisYear = Number(today.slice(0, 4));
    const whole = year === '0' ? 0 : wholeYear(year, thisYear);
    return [whole, ...(isMonthFirst ? [first, second] : [second, first])].map(Number);
  }
  const inWords =
    /^(\d{1,2})(?:st|nd|rd|th|o)? (?:de |of )?([a-z]+)\.?,?(?: (?:de )?(\d{4}))?$/.exec(name) ??
    /^(?<month>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,?(?: (?<year>\d{4}))?$/.exec(name);
  if (!inWords) return undefined;
  const [, ofDay, ofMonth, ofYear] = inWords;
  const { day: named = ofDay, month = ofMonth, year: long = ofYear } = inWords.groups ?? {};
  return [Number(long ?? 0), monthNamed(month ?? '', language), Number(named)];
}

function monthNamed(name: string, language: Language): number {
  return (
    Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1)).findIndex((first) =>
      (['long', 'short'] as const).some(
        (month) => folded(dateFormat(language, { month }).format(first)).replace('.', '') === name,
      ),
    ) + 1
  );
}

export function dayOf(year: number, month: number, day: number): string | undefined {
  const [ofMonth, ofDay] = [month, day].map((part) => String(part).padStart(2, '0'));
  const text = `${year}-${ofMonth}-${ofDay}`;
  return startOfDay(text) && text;
}

export const isMonthFirst = (language: Language): boolean => words[language].isMonthFirst;

/** Whether a phrase such as "on Friday" or "na sexta" names a day of the week. */
export function weekdayIn(phrase: string, language: Language): boolean {
  const { before, after } = words[language];
  return weekdayNamed(folded(phrase).replace(before, '').replace(after, ''), language) !== -1;
}
