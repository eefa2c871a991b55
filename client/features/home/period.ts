import { accountingDay } from '../../ui/accountingDay.ts';

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

const DAY_MS = 24 * 60 * 60 * 1000;
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
  month: (today) => ({ from: startOfMonth(today), to: today }),
  lastMonth: (today) => {
    const to = addDays(startOfMonth(today), -1);
    return { from: startOfMonth(to), to };
  },
  year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
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
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_DAY && text <= LAST_DAY && isReal(text);

const isReal = (day: string) => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export const lengthOf = ({ from, to }: Days): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

function rightBefore(days: Days): Days {
  return { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) };
}

/** Moves days some months back: ends of months stay ends of months, and a missing day becomes the last of its month. */
function monthsBefore({ from, to }: Days, months: number): Days {
  const isWhole = addDays(to, 1).endsWith('-01');
  return {
    from: addMonths(from, -months),
    to: isWhole ? endOfMonth(addMonths(startOfMonth(to), -months)) : addMonths(to, -months),
  };
}

export const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = endOfMonth(first);
  const same = `${first.slice(0, 8)}${String(date).padStart(2, '0')}`;
  return same < last ? same : last;
}

function endOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
