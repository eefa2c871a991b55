/** Days of accounting begin where the company is, wherever the reader is. */

import { dayIn, momentIn } from '../../gateway/formats/zoned-time.ts';
import { company } from '../core/company.ts';
import { momentOfDay } from './calendarDay.ts';

/** Returns the accounting day as `2026-03-02`, for a date field. */
export const accountingDay = (moment: string | Date = new Date()): string =>
  dayIn(company.read().timeZone, new Date(moment).getTime());

/** Returns the accounting day of `now`, in milliseconds. */
export const accountingToday = (now: number) => accountingDay(new Date(now));

/** Returns when `2026-03-02` begins where the company is, or some days later; undefined when it is no day. */
export function startOfAccountingDay(day: string, daysLater = 0): Date | undefined {
  const shown = momentOfDay(day, daysLater);
  return shown === undefined
    ? undefined
    : new Date(momentIn(company.read().timeZone, Date.parse(shown)));
}
