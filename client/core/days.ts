import { DAY_MS, dayOf, midnightAfter, midnightOf } from '../../gateway/formats/days.ts';
import { dayIn, momentIn } from '../../gateway/formats/zoned-time.ts';
import { company } from './company.ts';

/** A year before this one is still being typed: 0002, 0020, 0202. */
const FIRST_WHOLE_DAY = '1000-01-01';

/** Returns the UTC midnight of `2026-03-02`, or of some days later; undefined when it is no day. */
export function momentOfDay(day: string, daysLater = 0): string | undefined {
  const time = Date.parse(midnightOf(day));
  if (Number.isNaN(time) || dayOf(new Date(time).toISOString()) !== day) return undefined;
  return midnightAfter(day, daysLater);
}

/** Returns `2026-03-02` some days later; undefined when it is no day. */
export function dayLater(day: string, days = 0): string | undefined {
  const moment = momentOfDay(day, days);
  return moment && dayOf(moment);
}

/** Returns the number of days, negative back in time. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS;

/** Returns the day of the week, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

export const firstDayOfYear = (day: string) => `${day.slice(0, 4)}-01-01`;

export const firstDayOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Returns the last day of the month of a day, or of some months later. */
export function lastDayOfMonth(day: string, monthsLater = 0): string {
  const moment = new Date(firstDayOfMonth(day));
  moment.setUTCMonth(moment.getUTCMonth() + monthsLater + 1, 0);
  return dayOf(moment.toISOString());
}

/** Returns the day some months later; a day that the month lacks becomes its last one. */
export function monthsLater(day: string, months: number): string {
  const last = lastDayOfMonth(day, months);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** Returns the day of a moment by the reader's clock. */
export function localDay(moment: string | Date): string {
  const date = new Date(moment);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

export const localToday = () => localDay(new Date());

/** Returns the local midnight of `2026-03-02`, or of some days later; undefined when it is not a day. */
export function startOfDay(day: string, daysLater = 0): Date | undefined {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number) ?? [];
  if (!year || month === undefined || date === undefined) return undefined;
  if (localDay(midnight(year, month - 1, date)) !== day) return undefined;
  return midnight(year, month - 1, date + daysLater);
}

function midnight(...yearMonthDate: [year: number, month: number, date: number]): Date {
  const moment = new Date(2000, 0, 1);
  moment.setFullYear(...yearMonthDate);
  return moment;
}

export const isWholeDay = (day: string): boolean =>
  day >= FIRST_WHOLE_DAY && startOfDay(day) !== undefined;

/** Returns the day of a moment where the company is, which is the day of accounting for every reader. */
export const accountingDay = (moment: string | number | Date = new Date()): string =>
  dayIn(company.read().timeZone, new Date(moment).getTime());

/** Returns when `2026-03-02` begins where the company is, or some days later; undefined when it is no day. */
export function startOfAccountingDay(day: string, daysLater = 0): Date | undefined {
  const shown = momentOfDay(day, daysLater);
  return shown === undefined
    ? undefined
    : new Date(momentIn(company.read().timeZone, Date.parse(shown)));
}
