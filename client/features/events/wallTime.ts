import { localDay, startOfDay } from '../../components/localDay.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Local time, `2026-03-29T09:00`. */
export function wallText(moment: Date): string {
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()];
  return `${localDay(moment)}T${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** A local time that a clock change skips is an hour later. */
export const wallMoment = (text: string): Date => new Date(text.replace(' ', 'T'));

/** By local clock: nine o'clock stays nine o'clock. */
export function laterByWall(moment: Date, { days = 0, minutes = 0 }: WallSpan): Date {
  const later = new Date(moment);
  later.setDate(later.getDate() + days);
  if (minutes !== 0) later.setMinutes(later.getMinutes() + minutes);
  return later;
}

export interface WallSpan {
  days?: number;
  minutes?: number;
}

/** Whole days, and the remaining minutes, by local clock. */
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

/** From midnight to midnight. */
export const isWholeDays = ({ start, end }: Times): boolean =>
  end > start && isDayStart(start) && isDayStart(end);

/** An event that ends at midnight ends the day before. */
export function lastDay({ start, end }: Times): string {
  return localDay(end > start ? new Date(end.getTime() - 1) : end);
}

const asUtc = (moment: Date): number => Date.parse(`${wallText(moment)}Z`);

const twoDigits = (number: number) => String(number).padStart(2, '0');
