import { folded } from '../../app/folded.ts';
import { type Language, languages } from '../../app/settings.ts';
import { isWholeDay, localDay, startOfDay } from '../localDay.ts';
import { dayOf, isMonthFirst, partsNamed, spokenDay } from './spokenDay.ts';

export interface ReadDay {
  /** `2026-03-02` */
  day: string;
  /** False where the year was left out or shortened, or a word such as "tomorrow" was said. */
  isExact: boolean;
}

const past: Record<string, number> = { yesterday: -1, ontem: -1, anteontem: -2 };

/** Years of two digits reach this far ahead of today; the others are of the century before. */
const YEARS_AHEAD = 20;

/**
 * A typed or pasted day: `27/11/2026` by the language's order, `27.11.2026`, `2026-11-27`, `27/11`, "Nov 27, 2026",
 * "amanhã". Words of the other language are understood too. `today` is `2026-03-02`.
 */
export function readDay(text: string, language: Language, today: string): ReadDay | undefined {
  const typed = folded(text).trim().replaceAll(/\s+/g, ' ');
  if (isWholeDay(typed)) return { day: typed, isExact: true };
  const others = languages.filter((each) => each !== language);
  for (const each of [language, ...others]) {
    const read = inNumbers(typed, each, today) ?? inWords(typed, each, today);
    if (read && isWholeDay(read.day)) return read;
  }
  return undefined;
}

function inNumbers(typed: string, language: Language, today: string): ReadDay | undefined {
  const compact = /^\d{8}$/.test(typed) ? typed.replace(/(..)(..)(....)/, '$1/$2/$3') : typed;
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(compact);
  if (iso) return exact(dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4])));
  const parts = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d\d))?$/.exec(compact);
  if (!parts) return undefined;
  const [, first, separator, second, year] = parts;
  const isMonthBefore = isMonthFirst(language) && separator !== '.';
  const [month, day] = isMonthBefore ? [first, second] : [second, first];
  const read = dayOf(yearIn(year, today), Number(month), Number(day));
  return read === undefined ? undefined : { day: read, isExact: year?.length === 4 };
}

function yearIn(typed: string | undefined, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  if (typed === undefined) return thisYear;
  if (typed.length === 4) return Number(typed);
  const near = thisYear - (thisYear % 100) + Number(typed);
  return near > thisYear + YEARS_AHEAD ? near - 100 : near;
}

function inWords(typed: string, language: Language, today: string): ReadDay | undefined {
  const ago = Object.hasOwn(past, typed) ? past[typed]! : undefined;
  if (ago !== undefined) return { day: localDay(startOfDay(today, ago)!), isExact: false };
  const [year = 0, month = 0, day = 0] = partsNamed(typed, language) ?? [];
  const named = dayOf(year || Number(today.slice(0, 4)), month, day);
  if (named !== undefined) return { day: named, isExact: year !== 0 };
  const spoken = spokenDay(typed, language, today);
  return spoken === undefined ? undefined : { day: spoken, isExact: false };
}

const exact = (day: string | undefined) => (day === undefined ? undefined : { day, isExact: true });
