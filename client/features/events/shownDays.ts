import {
  accountingDay,
  dayLater,
  firstDayOfMonth,
  isWholeDay,
  lastDayOfMonth,
  monthsLater,
  startOfAccountingDay,
  weekdayOf,
} from '../../core/days.ts';
import type { Times } from './wallTime.ts';

export const eventViews = ['month', 'week', 'day', 'agenda'] as const;

export type EventView = (typeof eventViews)[number];

const PHONE = '(max-width: 48em)';

export const isPhone = () => window.matchMedia(PHONE).matches;

/** A phone has no room for seven days side by side. */
export const usualView = (): EventView => (isPhone() ? 'agenda' : 'month');

/** The company's days that the URL asks for; `to` is exclusive. */
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
  const day = isWholeDay(asked) ? asked : accountingDay(today);
  const view = eventViews.find((each) => each === parameters.get('view')) ?? usualView();
  return { view, day, ...rangeOf(view, day) };
}

function rangeOf(view: EventView, day: string): Range {
  if (view === 'day') return daysFrom(day, 1);
  if (view === 'agenda') return daysFrom(day, AGENDA_DAYS);
  if (view === 'week') return daysFrom(weekStart(day), WEEK_DAYS);
  const { from } = daysFrom(weekStart(firstDayOfMonth(day)), 0);
  return { from, to: daysFrom(weekStart(lastDayOfMonth(day)), WEEK_DAYS).to };
}

type Range = Pick<ShownDays, 'from' | 'to'>;

const daysFrom = (day: string, count: number): Range => ({
  from: startOfAccountingDay(day)!,
  to: startOfAccountingDay(day, count)!,
});

export const namedDays = (shown: ShownDays): ShownDays => {
  if (shown.view !== 'month') return shown;
  const [from, to] = [0, 1].map((months) => startOfAccountingDay(firstOfMonth(shown.day, months))!);
  return { ...shown, from: from!, to: to! };
};

export function adjacentDay({ view, day }: ShownDays, direction: 1 | -1): string {
  if (view === 'month') return firstOfMonth(day, direction);
  const days = { week: WEEK_DAYS, day: 1, agenda: AGENDA_DAYS }[view];
  return dayLater(day, days * direction)!;
}

/** Tells whether an event falls on the shown days; one without duration counts where it begins. */
export const isShown = ({ start, end }: Times, { from, to }: ShownDays): boolean =>
  start < to && (end > from || start >= from);

const weekStart = (day: string): string =>
  dayLater(day, -((weekdayOf(day) - FIRST_DAY_OF_WEEK + WEEK_DAYS) % WEEK_DAYS))!;

const firstOfMonth = (day: string, months: number): string =>
  monthsLater(firstDayOfMonth(day), months);
