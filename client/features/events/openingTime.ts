import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { isOverDays, timesOf } from './eventTimes.ts';
import type { ShownDays } from './shownDays.ts';

const SLOT_MINUTES = 30;
/** What stays above the hours covers two slots of a week and one of a day; one more is seen. */
const LEAD_MINUTES = { day: 60, week: 90 };
const WITHOUT_EVENTS = 7 * 60 + SLOT_MINUTES;

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
  const lead = view === 'week' ? LEAD_MINUTES.week : LEAD_MINUTES.day;
  const shown = (Number.isFinite(wanted) ? wanted : WITHOUT_EVENTS) - lead;
  return clock(Math.max(0, Math.floor(shown / SLOT_MINUTES) * SLOT_MINUTES));
}

const minutesOf = (moment: Date) => moment.getHours() * 60 + moment.getMinutes();

const clock = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;

const twoDigits = (number: number) => String(number).padStart(2, '0');
