import { isWholeDay, localDay, startOfDay } from '../../core/localDay.ts';
import type { Times } from './wallTime.ts';

export const eventViews = ['month', 'week', 'day', 'agenda'] as const;

export type EventView = (typeof eventViews)[number];

/** The days that the URL asks for; `to` is exclusive. */
export interface ShownDays {
  view: EventView;
  day: string;
  from: Date;
  to: Date;
}

/** Weeks begin on Sunday in Brazil and the United States. */
export const FIRST_DAY_OF_WEEK = 0;

const WEEK_DAYS = 7;
const AGENDA_DAYS = 28;

export function shownIn(parameters: URLSearchParams, today = new Date()): ShownDays {
  const asked = parameters.get('day') ?? '';
  const day = isWholeDay(asked) ? asked : localDay(today);
  const view = eventViews.find((each) => each === parameters.get('view')) ?? 'month';
  return { view, day, ...rangeOf(view, startOfDay(day)!) };
}

function rangeOf(view: EventView, day: Date): { from: Date; to: Date } {
  if (view === 'day') return { from: day, to: later(day, 1) };
  if (view === 'agenda') return { from: day, to: later(day, AGENDA_DAYS) };
  if (view === 'week') return { from: weekStart(day), to: later(weekStart(day), WEEK_DAYS) };
  const { from, to } = monthOf(day);
  return { from: weekStart(from), to: later(weekStart(later(to, -1)), WEEK_DAYS) };
}

const monthOf = (day: Date) => ({
  from: new Date(day.getFullYear(), day.getMonth(), 1),
  to: new Date(day.getFullYear(), day.getMonth() + 1, 1),
});

export const namedDays = (shown: ShownDays): ShownDays =>
  shown.view === 'month' ? { ...shown, ...monthOf(startOfDay(shown.day)!) } : shown;

export function adjacentDay({ view, day }: ShownDays, direction: 1 | -1): string {
  const date = startOfDay(day)!;
  if (view === 'month') {
    return localDay(new Date(date.getFullYear(), date.getMonth() + direction, 1));
  }
  const days = { week: WEEK_DAYS, day: 1, agenda: AGENDA_DAYS }[view];
  return localDay(later(date, days * direction));
}

/** Tells whether an event falls on the shown days; one without duration counts where it begins. */
export const isShown = ({ start, end }: Times, { from, to }: ShownDays): boolean =>
  start < to && (end > from || start >= from);

const later = (date: Date, days: number) => startOfDay(localDay(date), days)!;
const weekStart = (date: Date) =>
  later(date, -((date.getDay() - FIRST_DAY_OF_WEEK + WEEK_DAYS) % WEEK_DAYS));
