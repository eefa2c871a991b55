/** Times of the calendar are by the clocks where the company is, wherever the reader is. */

import { clockAt, momentIn } from '../../../gateway/formats/zoned-time.ts';
import { company } from '../../core/company.ts';
import { accountingDay, startOfAccountingDay } from '../../core/days.ts';
import { zonedMoment, zonedText } from '../../ui/dates/zonedMoment.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
const DAY_MINUTES = 24 * 60;

const zone = () => company.read().timeZone;

/** Returns the time as `2026-03-29T09:00`. */
export const wallText = (moment: Date): string => zonedText(zone(), moment);

/** Returns the moment of an entered day and time; see `zonedMoment`. */
export const enteredMoment = (day: string, time: string, after?: Date) =>
  zonedMoment({ zone: zone(), day, time }, after);

const WALL_TEXT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/;

/** Reads a time; one that a clock change skips is an hour later. Returns an invalid date for other texts. */
export const wallMoment = (text: string): Date =>
  momentAt(WALL_TEXT.test(text) ? Date.parse(`${text.replace(' ', 'T')}Z`) : Number.NaN);

/** Adds days and minutes by the clock: nine o'clock stays nine o'clock. */
export function laterByWall(moment: Date, { days = 0, minutes = 0 }: WallSpan): Date {
  if (days === 0 && minutes === 0) return new Date(moment);
  // Days and minutes are added at once, since the day alone may lead into an hour that the clock skips.
  return momentAt(shownAt(moment) + (days * DAY_MINUTES + minutes) * MINUTE_MS);
}

export interface WallSpan {
  days?: number;
  minutes?: number;
}

/** Returns the whole days between two moments, and the remaining minutes, by the clock. */
export function wallSpan(from: Date, to: Date): Required<WallSpan> {
  const minutes = minuteAt(to) - minuteAt(from);
  const days = Math.trunc(minutes / DAY_MINUTES);
  return { days, minutes: minutes - days * DAY_MINUTES };
}

/** Returns the whole seconds since midnight, by the clock. */
export const secondOfDay = (moment: Date): number =>
  (secondAt(moment) - Date.parse(accountingDay(moment))) / SECOND_MS;

export const dayStart = (moment: Date): Date => startOfAccountingDay(accountingDay(moment))!;
export const nextDayStart = (moment: Date): Date => startOfAccountingDay(accountingDay(moment), 1)!;

const isDayStart = (moment: Date): boolean =>
  accountingDay(new Date(moment.getTime() - 1)) !== accountingDay(moment);

export interface Times {
  start: Date;
  end: Date;
}

/** Tells whether the times run from midnight to midnight. */
export const isWholeDays = ({ start, end }: Times): boolean =>
  end > start && isDayStart(start) && isDayStart(end);

/** Returns the last day of an event; one that ends at midnight ends the day before. */
export function lastDay({ start, end }: Times): string {
  return accountingDay(end > start ? new Date(end.getTime() - 1) : end);
}

/** Returns what the clock shows, in milliseconds, as if it were in UTC. */
const shownAt = (moment: Date): number =>
  secondAt(moment) + moment.getTime() - Math.floor(moment.getTime() / SECOND_MS) * SECOND_MS;

const secondAt = (moment: Date): number =>
  Date.parse(`${clockAt(zone(), moment.getTime()).replace(' ', 'T')}Z`);

const minuteAt = (moment: Date): number => Math.floor(secondAt(moment) / MINUTE_MS);

const momentAt = (shown: number): Date =>
  new Date(Number.isNaN(shown) ? shown : momentIn(zone(), shown));
