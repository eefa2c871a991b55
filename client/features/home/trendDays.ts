import {
  dayLater,
  firstDayOfMonth,
  firstDayOfYear,
  monthsLater,
  startOfAccountingDay,
} from '../../core/days.ts';
import { type Days, lengthOf } from './period.ts';

export type TrendUnit = 'day' | 'week' | 'month' | 'year';

/** The longest period for each unit, in days. */
const units: readonly (readonly [unit: TrendUnit, days: number])[] = [
  ['day', 31],
  ['week', 200],
  ['month', 1_500],
  ['year', Infinity],
];

/** Divides the days into at most 100 parts; the first and the last may be shorter. */
export function trendDays(days: Days): { unit: TrendUnit; parts: Days[] } {
  const [unit] = units.find(([, most]) => lengthOf(days) <= most)!;
  const parts: Days[] = [];
  for (let { from } = days; from <= days.to;) {
    const next = nextStart(from, unit);
    const last = dayLater(next, -1)!;
    parts.push({ from, to: last < days.to ? last : days.to });
    from = next;
  }
  return { unit, parts };
}

function nextStart(day: string, unit: TrendUnit): string {
  if (unit === 'day') return dayLater(day, 1)!;
  if (unit === 'week') return dayLater(day, 7)!;
  if (unit === 'month') return monthsLater(firstDayOfMonth(day), 1);
  return monthsLater(firstDayOfYear(day), 12);
}

/** Returns when each part begins where the company is, and when the last one ends. */
export function momentsOf(parts: readonly Days[]): string[] {
  const starts = parts.map(({ from }) => startOfAccountingDay(from)!);
  return [...starts, startOfAccountingDay(parts.at(-1)!.to, 1)!].map((moment) =>
    moment.toISOString(),
  );
}
