import { localDay, startOfDay } from '../../components/localDay.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** What the clock on the wall shows at a moment: `2026-03-29T09:00`. */
export function wallText(moment: Date): string {
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()];
  return `${localDay(moment)}T${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** The moment at which the clock on the wall shows this; one that the clock leaves out is an hour later. */
export const wallMoment = (text: string): Date => new Date(text.replace(' ', 'T'));

/** So many days and minutes on, by the clock on the wall: nine o'clock stays nine o'clock. */
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

/** How far the hands of the clock on the wall are apart, in whole days and the minutes beyond. */
export function wallSpan(from: Date, to: Date): Required<WallSpan> {
  const minutes = Math.round((asUtc(to) - asUtc(from)) / MINUTE_MS);
  const days = Math.trunc(minutes / DAY_MINUTES);
  return { days, minutes: minutes - days * DAY_MINUTES };
}

export const dayStart = (moment: Date): Date => startOfDay(localDay(moment))!;
export const nextDayStart = (moment: Date): Date => startOfDay(localDay(moment), 1)!;

const isDayStart = (moment: Date): boolean => moment.getTime() === dayStart(moment).getTime();

interface Times {
  start: Date;
  end: Date;
}

/** Whether an event takes whole days: it has no times of its own then. */
export const isWholeDays = ({ start, end }: Times): boolean =>
  end > start && isDayStart(start) && isDayStart(end);

/** The last day on which something takes place; what ends at midnight is over the day before. */
export function lastDay({ start, end }: Times): string {
  return localDay(end > start ? new Date(end.getTime() - 1) : end);
}

function asUtc(moment: Date): number {
  return Date.UTC(
    moment.getFullYear(),
    moment.getMonth(),
    moment.getDate(),
    moment.getHours(),
    moment.getMinutes(),
    moment.getSeconds(),
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
