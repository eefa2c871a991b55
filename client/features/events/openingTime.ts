import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { isOverDays, timesOf } from './eventTimes.ts';
import type { ShownDays } from './shownDays.ts';
import { secondOfDay, type Times } from './wallTime.ts';

type Timed = Pick<EventTile_EventFragment, 'start' | 'end' | 'startDay' | 'endDay'>;

const SLOT_MINUTES = 30;
/** The header above the hours covers two slots; an event that gets the focus is scrolled to two slots below it. */
const LEAD_MINUTES = 4 * SLOT_MINUTES;
/** The morning, from which on today opens at the current time. */
const WITHOUT_EVENTS = 8 * 60;
/** The lead already counts two of a week's rows of all-day events; one row more covers less than a slot. */
const ROWS_IN_LEAD = 2;
const MOST_MORE_ROWS = 4.5;

/** Returns the time of day to which the hours of a day or a week are scrolled at first. */
export function openingTime(
  events: readonly Timed[],
  shownDays: ShownDays,
  now = new Date(),
): string {
  const { from, to } = shownDays;
  const isWorking = from <= now && now < to && minuteOf(now) >= WITHOUT_EVENTS;
  const times = events.map(timesOf);
  const starts = times
    .filter((each) => !isOverDays(each) && from <= each.start && each.start < to)
    .map(({ start }) => minuteOf(start));
  const lead = LEAD_MINUTES + Math.ceil(moreRows(events, shownDays)) * SLOT_MINUTES;
  const wanted = isWorking ? minuteOf(now) : Math.min(...starts);
  const shown = (Number.isFinite(wanted) ? wanted : WITHOUT_EVENTS) - lead;
  return clock(Math.max(0, Math.floor(shown / SLOT_MINUTES) * SLOT_MINUTES));
}

export function moreRows(events: readonly Timed[], { view, from }: ShownDays): number {
  const rows = view === 'week' ? mostOnADay(events.map(timesOf).filter(isOverDays), from) : 0;
  return Math.min(Math.max(0, rows - ROWS_IN_LEAD), MOST_MORE_ROWS);
}

const mostOnADay = (times: readonly Times[], from: Date) =>
  Math.max(
    0,
    ...times
      .map(({ start }) => (start < from ? from : start))
      .map((day) => times.filter(({ start, end }) => start <= day && day < end).length),
  );

const minuteOf = (moment: Date) => Math.floor(secondOfDay(moment) / 60);

const clock = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;

const twoDigits = (number: number) => String(number).padStart(2, '0');
