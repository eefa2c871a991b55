import { type Problem, problem } from '../errors/problem.ts';
import { scalars } from '../graphql/scalars.ts';
import { type DecimalKind, partsIn } from '../formats/amounts.rules.ts';
import { dayOf } from '../formats/days.ts';
import { cepWithZero, documentWithZeros, phoneOfNumber } from '../formats/dropped-zeros.rules.ts';
import { folded } from '../formats/folding.rules.ts';
import { type NumberLimits, percentLimits, readNumber } from '../formats/numbers.rules.ts';
import { clockAt, momentIn, shownIn } from '../formats/zoned-time.ts';
import type { Language, Words } from '../errors/language.ts';
import { type Notation, numberStyles as styles, yearFirst } from './notation.ts';

/** A pair of functions that write a column's values to a file and read them from one. */
export interface Cell<Written, Entered = never> {
  /** The time zone is UTC by default, here and in `read`. */
  write: (value: Written, language: Language, timeZone?: string) => string;
  /**
   * Returns the value of a text; undefined for an invalid one. `language` is that of the column's notation. Without
   * `read` the column is not imported.
   */
  read?: (text: string, language: Language, timeZone?: string) => Entered | undefined;
  problem?: Problem;
  /** Returns the problem that stands in the place of `problem`, where it depends on the text. */
  problemOf?: (text: string) => Problem;
  /** Whether `read` gets empty cells too; otherwise they are null. */
  readsEmpty?: boolean;
  /** The cell's kind of notation, where languages write it differently. */
  notation?: Notation;
  /** Spreadsheets take its texts for numbers, and shorten long ones. */
  isDigits?: boolean;
}

/** A cell with a code that spreadsheets may take for a number. */
export const digits: Cell<string, string> = {
  write: (value) => value,
  read: (entered) => entered,
  readsEmpty: true,
  isDigits: true,
};

/** Reads and writes the id of a record, also of one from elsewhere. */
export const identifier: Cell<string, string> = {
  write: (value) => value,
  read: (entered) => /^[\w-]{1,64}$/.exec(entered.trim())?.[0],
  problem: problem('not_an_id'),
};

export const taxId: Cell<string, string> = {
  ...digits,
  read: documentWithZeros,
  problemOf: (entered) => problem('digits_dropped', { count: entered.replace(/\D/g, '').length }),
};

export const cep: Cell<string, string> = { ...digits, read: cepWithZero };

export const phone: Cell<string, string> = { ...digits, read: phoneOfNumber };

export const text: Cell<string, string> = {
  write: (value) => value,
  read: (entered) => entered,
  readsEmpty: true,
};

export const readOnly: Cell<string> = { write: (value) => value };

const decimal = (number: string, language: Language) =>
  language === 'pt-BR' ? number.replace('.', ',') : number;

const numeric = { notation: 'numbers', isDigits: true } as const;

/** Returns the amount in a text; undefined for a rate: 10% is no 10. */
const amountIn = (entered: string, language: Language, limits: NumberLimits) =>
  entered.includes('%') ? undefined : readNumber(entered, styles[language], limits).value;

/** A cell with an amount of money, which is read as cents. */
export const money: Cell<number, number> = {
  ...numeric,
  write: (amount, language) => decimal(amount.toFixed(2), language),
  read(entered, language) {
    const value = amountIn(entered, language, { decimals: 2 });
    return value === undefined ? undefined : Math.round(value * 100);
  },
  problem: problem('not_money'),
};

export const whole: Cell<number, number> = {
  ...numeric,
  write: String,
  read: (entered, language) => amountIn(entered, language, { decimals: 0 }),
  problem: problem('not_whole'),
};

const degreeLimits = { decimals: 12, min: -180, max: 180 };

export const degrees: Cell<number, number> = {
  write: (value, language) => decimal(String(value), language),
  read(entered, language) {
    const other = language === 'en' ? 'pt-BR' : 'en';
    // There are no thousands of degrees: what would be is the other language's decimals.
    const read = ([language, other] as const).map(
      (each) => readNumber(entered, styles[each], degreeLimits).value,
    );
    return read.find((value) => value !== undefined);
  },
  problem: problem('not_a_number'),
};

export const number: Cell<number, number> = {
  ...numeric,
  write: (value, language) => decimal(String(value), language),
  read: (entered, language) => readNumber(entered, styles[language], { decimals: 12 }).value,
  problem: problem('not_a_number'),
};

/** Returns a cell with a decimal, which is read as the parts that are stored. */
const decimalOf = (
  kind: DecimalKind,
  limits: NumberLimits,
  wrong: Problem,
): Cell<number, number> => ({
  ...numeric,
  write: number.write,
  read(entered, language) {
    const value =
      kind === 'percent'
        ? readNumber(entered, styles[language], limits).value
        : amountIn(entered, language, limits);
    return value === undefined ? undefined : partsIn(kind, value);
  },
  problem: wrong,
});

export const rate = decimalOf('percent', percentLimits, problem('not_a_rate'));
export const quantity = decimalOf('quantity', { decimals: 3 }, problem('not_a_number'));
/** A cell with a unit price, which is written as money where it has no more decimals. */
export const unitPrice: Cell<number, number> = {
  ...decimalOf('unitPrice', { decimals: 6 }, problem('not_money')),
  write: (price, language) =>
    (Number(price.toFixed(2)) === price ? money : number).write(price, language),
};

/** A moment as it is stored, in UTC; `day`, such as `2026-11-26`, is set for a day alone. */
export interface DayOrMoment {
  moment: string;
  day?: string;
  /** How much later the moment is than its text says, where clocks skip that time. */
  skippedMs?: number;
}

const LOCAL =
  /^(\d{4}-\d\d-\d\d)(?:[ T]+(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)(?: *([ap])\.?m\.?)?)?$/i;

/**
 * A cell with a day or a moment. A day alone is its midnight; the language tells the order of day and month; a moment
 * without an offset is of the time zone.
 */
export const dayOrMoment: Cell<string | { day: string }, DayOrMoment> = {
  notation: 'dates',
  write(value, language, timeZone = 'UTC') {
    if (typeof value === 'object') return writtenDay(value.day, language);
    const [day, time] = clockAt(timeZone, Date.parse(value)).split(' ') as [string, string];
    return `${writtenDay(day, language)} ${time.slice(0, 'hh:mm'.length)}`;
  },
  read(entered, language, timeZone = 'UTC') {
    const text = yearFirst(entered.trim(), language);
    const [, day, time = '00:00', half] = LOCAL.exec(text) ?? [];
    try {
      if (day === undefined) return { moment: momentOf(text.replace(/ +/, 'T')) };
      const shown = Date.parse(momentOf(`${day}T${ofWholeDay(time, half)}Z`));
      const moment = momentOf(new Date(momentIn(timeZone, shown)).toISOString());
      if (text === day) return { moment, day };
      const skippedMs = Date.parse(shownIn(timeZone, moment)) - Math.floor(shown / 1000) * 1000;
      return skippedMs > 0 ? { moment, skippedMs } : { moment };
    } catch {
      return undefined;
    }
  },
  problem: problem('not_a_date'),
};

const momentOf = (text: string) => scalars.DateTime.parseValue(text) as string;

/** `02:30` after noon is `14:30`. Without the half of the day the time stays as it is. */
function ofWholeDay(time: string, half: string | undefined): string {
  const [hour = '', ...rest] = time.split(':');
  const ofHalf =
    half && Number(hour) <= HALF ? (Number(hour) % HALF) + (/p/i.test(half) ? HALF : 0) : hour;
  return [String(ofHalf).padStart(2, '0'), ...rest].join(':');
}

const HALF = 12;

/** Returns the day as `2026-11-26` in English or as `26/11/2026` in Portuguese. */
const writtenDay = (day: string, language: Language) =>
  language === 'en' ? day : day.replace(/^(.+)-(..)-(..)$/, '$3/$2/$1');

export const moment: Cell<string, string> = {
  ...dayOrMoment,
  read: (...entered) => dayOrMoment.read!(...entered)?.moment,
};

/** A cell with a day that is the same in every time zone, as its midnight in UTC. */
export const calendarDay: Cell<string, string> = {
  notation: 'dates',
  write: (value, language) => writtenDay(dayOf(value), language),
  read: (entered, language) => moment.read!(entered, language),
  problem: dayOrMoment.problem!,
};

/** Returns a cell with a choice, which is read by its label in either language, or by the API's value. */
export function choice<Value extends string>(
  words: Readonly<Record<Value, Words>>,
): Cell<Value, Value> {
  const values = Object.keys(words) as Value[];
  const byText = new Map(
    values.flatMap((value) =>
      [value, ...Object.values<string | readonly string[]>(words[value]).flat()].map((word) => [
        folded(word),
        value,
      ]),
    ),
  );
  const labelsIn = (language: Language) => values.map((value) => words[value][language]).join(', ');
  return {
    // A value without a label is written as it is.
    write: (value, language) =>
      (words as Readonly<Record<string, Words | undefined>>)[value]?.[language] ?? value,
    read: (entered) => byText.get(folded(entered)),
    problem: problem('not_one_of', { values: { en: labelsIn('en'), 'pt-BR': labelsIn('pt-BR') } }),
  };
}

const yes = new Set(['yes', 'y', 'sim', 's', 'true', 'verdadeiro', 'x', '1']);
const no = new Set(['no', 'n', 'nao', 'false', 'falso', '0']);

export const yesOrNo: Cell<boolean, boolean> = {
  write: (value, language) => (language === 'en' ? ['no', 'yes'] : ['não', 'sim'])[Number(value)]!,
  read(entered) {
    const word = folded(entered);
    return yes.has(word) || no.has(word) ? yes.has(word) : undefined;
  },
  problem: problem('not_yes_or_no'),
};
