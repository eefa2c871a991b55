import {
  accountingDay,
  dayLater,
  daysBetween,
  firstDayOfMonth,
  firstDayOfYear,
  lastDayOfMonth,
  monthsLater,
} from '../../core/days.ts';

export const presets = ['today', '7d', '30d', '90d', 'month', 'lastMonth', 'year'] as const;
type Preset = (typeof presets)[number];

/** Days of accounting as `2026-03-02`, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface Period extends Days {
  preset: Preset | 'custom';
  before: Days;
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

const ending = (today: string, days: number): Days => ({
  from: addDays(today, 1 - days),
  to: today,
});

const daysOf: Record<Preset, (today: string) => Days> = {
  today: (today) => ending(today, 1),
  '7d': (today) => ending(today, 7),
  '30d': (today) => ending(today, 30),
  '90d': (today) => ending(today, 90),
  month: (today) => ({ from: firstDayOfMonth(today), to: today }),
  lastMonth: (today) => {
    const to = addDays(firstDayOfMonth(today), -1);
    return { from: firstDayOfMonth(to), to };
  },
  year: (today) => ({ from: firstDayOfYear(today), to: today }),
};

/** Months back to the comparison; other periods are compared with as many days before. */
const monthsBack: Partial<Record<Preset, number>> = { month: 1, lastMonth: 1, year: 12 };

/** Reads `period=7d`, or `from` and `to`; the default is the last 30 days. */
export function periodIn(parameters: URLSearchParams, today = accountingDay()): Period {
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) {
    return { preset: 'custom', from, to, before: rightBefore({ from, to }) };
  }
  const preset = presets.find((each) => each === parameters.get('period')) ?? '30d';
  const days = daysOf[preset](today);
  const back = monthsBack[preset];
  return { preset, ...days, before: back ? monthsBefore(days, back) : rightBefore(days) };
}

export const isDay = (text: string): boolean =>
  text >= FIRST_DAY && text <= LAST_DAY && dayLater(text) !== undefined;

const addDays = (day: string, days: number) => dayLater(day, days)!;

export const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1;

function rightBefore(days: Days): Days {
  return { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) };
}

/** Moves days some months back: ends of months stay ends of months, and a missing day becomes the last of its month. */
function monthsBefore({ from, to }: Days, months: number): Days {
  const isWhole = addDays(to, 1).endsWith('-01');
  return {
    from: monthsLater(from, -months),
    to: isWhole ? lastDayOfMonth(to, -months) : monthsLater(to, -months),
  };
}
