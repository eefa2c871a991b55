import { wallText } from '../../ui/dates/localMoment.ts';
import { localDay, startOfDay } from '../../core/localDay.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Reads a local time; one that a clock change skips is an hour later. */
export const wallMoment = (text: string): Date => new Date(text.replace(' ', 'T'));

/** Adds days and minutes by the local clock: nine o'clock stays nine o'clock. */
export function laterByWall(moment: Date, { days = 0, minutes = 0 }: WallSpan): Date {
  if (days === 0 && minutes === 0) return new Date(moment);
  // Days and minutes are added at once, since the day alone may lead into an hour that the clock skips.
  return new Date(
    ...([moment.getFullYear(), moment.getMonth(), moment.getDate() + days] as const),
    ...([moment.getHours(), moment.getMinutes() + minutes] as const),
    ...([moment.getSeconds(), moment.getMilliseconds()] as const),
  );
}

export interface WallSpan {
  days?: number;
  minutes?: number;
}

/** Returns the whole days between two moments, and the remaining minutes, by local clock. */
export function wallSpan(from: Date, to: Date): Required<WallSpan> {
  const minutes = Math.round((asUtc(to) - asUtc(from)) / MINUTE_MS);
  const days = Math.trunc(minutes / DAY_MINUTES);
  return { days, minutes: minutes - days * DAY_MINUTES };
}

export const dayStart = (moment: Date): Date => startOfDay(localDay(moment))!;
export const nextDayStart = (moment: Date): Date => startOfDay(localDay(moment), 1)!;

const isDayStart = (moment: Date): boolean => moment.getTime() === dayStart(moment).getTime();

export interface Times {
  start: Date;
  end: Date;
}

/** Tells whether the times run from midnight to midnight. */
export const isWholeDays = ({ start, end }: Times): boolean =>
  end > start && isDayStart(start) && isDayStart(end);

/** Returns the last day of an event; one that ends at midnight ends the day before. */
export function lastDay({ start, end }: Times): string {
  return localDay(end > start ? new Date(end.getTime() - 1) : end);
}

const asUtc = (moment: Date): number => Date.parse(`${wallText(moment)}Z`);
