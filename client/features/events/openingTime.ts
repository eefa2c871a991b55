import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { isOverDays, timesOf } from './eventTimes.ts';
import type { ShownDays } from './shownDays.ts';

const SLOT_MINUTES = 30;
/** What stays above the hours covers two slots; an event that gets the focus is scrolled to two below. */
const LEAD_MINUTES = 4 * SLOT_MINUTES;
const WITHOUT_EVENTS = 8 * 60;

/** Where the hours of a day or a week are scrolled to at first. */
export function openingTime(
  events: readonly Pick<EventTile_EventFragment, 'start' | 'end' | 'allDay'>[],
  { view, from, to }: ShownDays,
  now = new Date(),
): string {
  const isToday = view === 'day' && from <= now && now < to;
  const starts = events
    .map(timesOf)
    .filter((times) => !isOverDays(times) && from <= times.start && times.start < to)
    .map(({ start }) => minutesOf(start));
  const wanted = isToday ? minutesOf(now) : Math.min(...starts);
  const shown = (Number.isFinite(wanted) ? wanted : WITHOUT_EVENTS) - LEAD_MINUTES;
  return clock(Math.max(0, Math.floor(shown / SLOT_MINUTES) * SLOT_MINUTES));
}

const minutesOf = (moment: Date) => moment.getHours() * 60 + moment.getMinutes();

const clock = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;

const twoDigits = (number: number) => String(number).padStart(2, '0');
