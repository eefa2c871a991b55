import { localDay, startOfDay } from '../../components/localDay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** As the gateway takes a local day that a date field holds; null when the field is empty. */
export const dayMoment = (day: string) => startOfDay(day)?.toISOString() ?? null;

/** As a date field holds a moment. */
export const dayField = (moment: string | null) => (moment ? localDay(moment) : '');

/** How many local days a moment is from today: below zero when it is past. */
export function daysUntil(moment: string, now = new Date()): number {
  const midnight = (of: string | Date) => startOfDay(localDay(of))!.getTime();
  // A day of a change of the clock is an hour longer or shorter.
  return Math.round((midnight(moment) - midnight(now)) / DAY_MS);
}
