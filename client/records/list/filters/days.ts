import {
  accountingDay,
  dayLater,
  firstDayOfMonth,
  firstDayOfYear,
  lastDayOfMonth,
  localToday,
  monthsLater,
  startOfAccountingDay,
} from '../../../core/days.ts';

/** A span of days such as `2026-03-02`, both included; a missing end is open. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

type Span = (today: string) => Days;

const around =
  (before: number, after: number): Span =>
  (today) => ({ from: dayLater(today, -before), to: dayLater(today, after) });

const month =
  (later: number): Span =>
  (today) => ({
    from: monthsLater(firstDayOfMonth(today), later),
    to: lastDayOfMonth(today, later),
  });

const spans = {
  today: around(0, 0),
  'last-7-days': around(6, 0),
  'last-30-days': around(29, 0),
  'next-7-days': around(0, 6),
  'next-30-days': around(0, 29),
  'this-month': month(0),
  'last-month': month(-1),
  'next-month': month(1),
  'this-year': (today) => ({
    from: firstDayOfYear(today),
    to: lastDayOfMonth(firstDayOfYear(today), 11),
  }),
} satisfies Record<string, Span>;

export type DaysPreset = keyof typeof spans;

export const pastPresets = [
  'today',
  'last-7-days',
  'last-30-days',
  'this-month',
  'last-month',
  'this-year',
] as const satisfies readonly DaysPreset[];

export const comingPresets = [
  'today',
  'next-7-days',
  'next-30-days',
  'this-month',
  'next-month',
  'this-year',
] as const satisfies readonly DaysPreset[];

export const presetIn = (text: string): DaysPreset | undefined =>
  Object.hasOwn(spans, text) ? (text as DaysPreset) : undefined;

/**
 * Returns the days in a URL: two days, or instead of the first one a relative span such as `last-7-days`, which moves
 * with the current day.
 */
export function daysIn(
  parameters: URLSearchParams,
  [fromKey, toKey]: readonly [from: string, to: string] = ['from', 'to'],
  today = localToday(),
): Days {
  const from = parameters.get(fromKey) ?? '';
  const preset = presetIn(from);
  if (!preset) return { from, to: parameters.get(toKey) ?? '' };
  return spans[preset](today);
}

/** Returns when the days in a URL begin and end in the company's time zone, whose current day relative spans use. */
export function accountingSpanIn(parameters: URLSearchParams) {
  const { from = '', to = '' } = daysIn(parameters, ['from', 'to'], accountingDay());
  return {
    first: startOfAccountingDay(from)?.toISOString() ?? null,
    end: startOfAccountingDay(to, 1)?.toISOString() ?? null,
  };
}
