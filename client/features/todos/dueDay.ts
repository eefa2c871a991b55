import { localDay, startOfDay } from '../../components/localDay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const dayMoment = (day: string) => startOfDay(day)?.toISOString() ?? null;

export const dayField = (moment: string | null) => (moment ? localDay(moment) : '');

/** Local days; negative for the past. */
export function daysUntil(moment: string, now = new Date()): number {
  const midnight = (of: string | Date) => startOfDay(localDay(of))!.getTime();
  // A day of a clock change is an hour longer or shorter.
  return Math.round((midnight(moment) - midnight(now)) / DAY_MS);
}
