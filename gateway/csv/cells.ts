import { type Problem, problem } from '../errors/problem.ts';
import { scalars } from '../graphql/scalars.ts';
import { type NumberStyle, readNumber } from '../formats/numbers.rules.ts';
import { folded } from '../formats/folding.rules.ts';
import { momentIn, shownIn } from '../formats/zoned-time.ts';
import type { Language, Words } from '../errors/language.ts';

/** How a column's values are written to and read from a file. */
export interface Cell<Written, Entered = never> {
  write: (value: Written, language: Language) => string;
  /** Undefined for an invalid text. Without `read` the column is not imported. The time zone is UTC by default. */
  read?: (text: string, language: Language, timeZone?: string) => Entered | undefined;
  problem?: Problem;
  /** Whether `read` gets empty cells too; otherwise they are null. */
  readsEmpty?: boolean;
}

export const text: Cell<string, string> = {
  write: (value) => value,
  read: (entered) => entered,
  readsEmpty: true,
};

export const readOnly: Cell<string> = { write: (value) => value };

const decimal = (number: string, language: Language) =>
  language === 'pt-BR' ? number.replace('.', ',') : number;

const styles: Readonly<Record<Language, NumberStyle>> = {
  en: { thousandSeparator: ',', decimalSeparator: '.' },
  'pt-BR': { thousandSeparator: '.', decimalSeparator: ',' },
};

/** Read as cents. */
export const money: Cell<number, number> = {
  write: (amount, language) => decimal(amount.toFixed(2), language),
  read(entered, language) {
    const { value } = readNumber(entered, styles[language], { decimals: 2 });
    return value === undefined ? undefined : Math.round(value * 100);
  },
  problem: problem('not_money'),
};

export const whole: Cell<number, number> = {
  write: String,
  read: (entered, language) => readNumber(entered, styles[language], { decimals: 0 }).value,
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
  write: (value, language) => decimal(String(value), language),
  read: (entered, language) => readNumber(entered, styles[language], { decimals: 12 }).value,
  problem: problem('not_a_number'),
};

/** Read as hundredths of a per cent. */
export const rate: Cell<number, number> = {
  write: number.write,
  read: (entered, language) => {
    const { value } = readNumber(entered, styles[language], { decimals: 2, min: 0, max: 100 });
    return value === undefined ? undefined : Math.round(value * 100);
  },
  problem: problem('not_a_rate'),
};

/** As it is stored, in UTC; `day`, such as `2026-11-26`, for a day alone. */
export interface DayOrMoment {
  moment: string;
  day?: string;
  /** By how much later it is than it says, where clocks skip the time that it says. */
  skippedMs?: number;
}

const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|[ T])/;
const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[ T]+(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?))?$/;

/** A day alone is its midnight, in Portuguese also as day/month/year; without an offset it is of the time zone. */
export const dayOrMoment: Cell<string, DayOrMoment> = {
  write: (value) => value,
  read(entered, language, timeZone = 'UTC') {
    const text = language === 'pt-BR' ? yearFirst(entered.trim()) : entered.trim();
    const [, day, time = '00:00'] = LOCAL.exec(text) ?? [];
    try {
      if (day === undefined) return { moment: momentOf(text.replace(/ +/, 'T')) };
      const shown = Date.parse(momentOf(`${day}T${time.replace(/^\d:/, '0$&')}Z`));
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

const yearFirst = (text: string) =>
  text.replace(
    DAY_FIRST,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

export const moment: Cell<string, string> = {
  ...dayOrMoment,
  read: (...entered) => dayOrMoment.read!(...entered)?.moment,
};

/** The same day in every time zone, as its midnight in UTC. */
export const calendarDay: Cell<string, string> = {
  ...dayOrMoment,
  read: (entered, language) => moment.read!(entered, language),
};

/** Read by its label in either language, or by the API's value. */
export function choice<Value extends string>(
  words: Readonly<Record<Value, Words>>,
): Cell<Value, Value> {
  const values = Object.keys(words) as Value[];
  const byText = new Map(
    values.flatMap((value) =>
      [value, ...Object.values<string>(words[value])].map((word) => [folded(word), value]),
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
