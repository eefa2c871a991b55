/** Days without a time zone, such as an expected closing date, are their midnight in UTC. */

import { localDay } from '../core/localDay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the UTC midnight of `2026-03-02`, or of some days later; undefined when it is no day. */
export function momentOfDay(day: string, daysLater = 0): string | undefined {
  const moment = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(moment.getTime()) || dayField(moment.toISOString()) !== day) return undefined;
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  return moment.toISOString();
}

/** Returns `2026-03-02` some days later; undefined when it is no day. */
export function dayLater(day: string, days = 0): string | undefined {
  const moment = momentOfDay(day, days);
  return moment && dayField(moment);
}

/** Returns the day as `2026-03-02`, for a date field. */
export const dayField = (moment: string) => moment.slice(0, 10);

/** The local day; `now` in milliseconds. */
export const todayMoment = (now = Date.now()) => `${localDay(new Date(now))}T00:00:00.000Z`;

/** Returns the number of days, negative back in time. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(dayField(to)) - Date.parse(dayField(from))) / DAY_MS;

export function lastDayOfMonth(month: string): string {
  const moment = new Date(month);
  moment.setUTCMonth(moment.getUTCMonth() + 1, 0);
  return dayField(moment.toISOString());
}
