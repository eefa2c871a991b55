import { wholeYear } from '../../../gateway/formats/short-year.ts';
import { typedForm } from '../../../gateway/formats/typed-form.ts';
import { folded } from '../../core/folded.ts';
import { type Language, languages } from '../../core/settings.ts';
import { dayLater, isWholeDay, localDay } from '../../core/days.ts';
import { dayOf, isMonthFirst, partsNamed, spokenDay } from './spokenDay.ts';

export interface ReadDay {
  /** The day as `2026-03-02`. */
  day: string;
  /** Whether the whole day was given; false for a left out or short year, or a word such as "tomorrow". */
  isExact: boolean;
}

const past: Record<string, number> = { yesterday: -1, ontem: -1, anteontem: -2 };

const MOMENT = /^\d{4}-\d\d-\d\dt\d\d:\d\d\S*(?:z|[-+]\d\d:?\d\d)$/;
const TIME =
  /(?:,? (?:as |at )?|t)\d{1,2}(?::\d\d(?::\d\d(?:\.\d+)?)?| ?h(?:\d\d)?)(?: ?[ap]\.?m\.?)?$/;
const WEEKDAY =
  /^(?:sun|mon|tue|wed|thu|fri|sat|dom|seg|ter|qua|qui|sex|sab)[a-z]*(?:-feira)?\.?,? /;

/**
 * A typed or pasted day: `27/11/2026` by the language's order, `27.11.2026`, `2026-11-27`, `27/11`, "Nov 27, 2026",
 * "amanhã". Words of the other language are understood too; a weekday before it and a time after it are left out.
 * `today` is `2026-03-02`, and `dayOf` tells the day of a pasted moment.
 */
export function readDay(
  text: string,
  language: Language,
  today: string,
  dayOf: (moment: Date) => string = localDay,
): ReadDay | undefined {
  const typed = folded(typedForm(text))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d) ?([-/.]) ?(?=\d)/g, '$1$2');
  if (MOMENT.test(typed)) {
    const moment = new Date(typed.toUpperCase());
    return Number.isNaN(moment.getTime()) ? undefined : exact(dayOf(moment));
  }
  const bare = typed.replace(TIME, '').replace(WEEKDAY, '');
  return dayNamed(typed, language, today) ?? dayNamed(bare, language, today);
}

function dayNamed(typed: string, language: Language, today: string): ReadDay | undefined {
  if (isWholeDay(typed)) return { day: typed, isExact: true };
  const others = languages.filter((each) => each !== language);
  for (const each of [language, ...others]) {
    const read = inNumbers(typed, each, today) ?? inWords(typed, each, today);
    if (read && isWholeDay(read.day)) return read;
  }
  const [, ...together] = /^(\d{4})(\d\d)(\d\d)$/.exec(typed) ?? [];
  return together.length > 0 ? exact(dayOf(...(together.map(Number) as Place))) : undefined;
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
  return typed === undefined ? thisYear : wholeYear(typed, thisYear);
}

type Place = [year: number, month: number, day: number];

function inWords(typed: string, language: Language, today: string): ReadDay | undefined {
  const ago = Object.hasOwn(past, typed) ? past[typed]! : undefined;
  if (ago !== undefined) return { day: dayLater(today, ago)!, isExact: false };
  const [year = 0, month = 0, day = 0] = partsNamed(spelled(typed, today), language, today) ?? [];
  const named = dayOf(year || Number(today.slice(0, 4)), month, day);
  if (named !== undefined) return { day: named, isExact: year !== 0 };
  const spoken = spokenDay(typed, language, today);
  return spoken === undefined ? undefined : { day: spoken, isExact: false };
}

const exact = (day: string | undefined) => (day === undefined ? undefined : { day, isExact: true });

/** Returns `5-jan-2027` and `5/jan/27` with spaces and the whole year. */
const spelled = (typed: string, today: string) =>
  typed.replace(
    /^(\d{1,2})[-/. ]([a-z]{3,})\.?[-/. ](\d{4}|\d\d)$/,
    (_all, day: string, month: string, year: string) => `${day} ${month} ${yearIn(year, today)}`,
  );
