import { localDay, localToday } from '../../../core/days.ts';

/** A span of days such as `2026-03-02`, both included; a missing end is open. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

type Place = readonly [year: number, month: number, day: number];
type Span = (today: Place) => readonly [first: Place, last: Place];

const around =
  (before: number, after: number): Span =>
  ([year, month, day]) => [
    [year, month, day - before],
    [year, month, day + after],
  ];

const month =
  (later: number): Span =>
  ([year, current]) => [
    [year, current + later, 1],
    [year, current + later + 1, 0],
  ];

const spans = {
  today: around(0, 0),
  'last-7-days': around(6, 0),
  'last-30-days': around(29, 0),
  'next-7-days': around(0, 6),
  'next-30-days': around(0, 29),
  'this-month': month(0),
  'last-month': month(-1),
  'next-month': month(1),
  'this-year': ([year]) => [
    [year, 0, 1],
    [year, 11, 31],
  ],
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
  const span: Span = spans[preset];
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const ends = span([year, month - 1, day]);
  const [first, last] = ends.map((place) => localDay(new Date(...place)));
  return { from: first, to: last };
}
