import type { MonthViewProps, ScheduleEventData } from '@mantine/schedule';
import { eventColor } from './eventColors.ts';
import { type EventTimes, timesOf } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { isShown, type ShownDays } from './shownDays.ts';
import { dayStart, isWholeDays, nextDayStart } from './wallTime.ts';

/** What the library carries along for an event. */
interface Scheduled {
  event: EventTile_EventFragment;
  /** Where the part that is shown begins and ends. */
  times: EventTimes;
  /** Whether only a part of it is shown. */
  isCut: boolean;
}

export type ScheduledEvent = ScheduleEventData<{ scheduled: Scheduled }>;

/** How the library has an event drawn by others: it says where, and what dragging it needs. */
export type RenderEvent = NonNullable<MonthViewProps['renderEvent']>;

export const scheduledOf = (event: ScheduleEventData): Scheduled =>
  (event as ScheduledEvent).payload!.scheduled;

/** What is shorter is drawn as long as this, so that its title can be read. */
const SHORTEST_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The events that take place in what is shown, as the library draws them. */
export function scheduledEvents(
  events: readonly EventTile_EventFragment[],
  shown: ShownDays,
): ScheduledEvent[] {
  return events
    .filter((event) => isShown(event, shown))
    .map((event) => {
      const whole = timesOf(event);
      // The library's day shows nothing that began before it.
      const times = shown.view === 'day' ? cut(whole, shown) : whole;
      const isCut = times.start > whole.start || times.end < whole.end;
      return {
        id: event.id,
        title: event.title,
        color: eventColor(event.color),
        ...drawn(times, shown.view === 'agenda' || shown.view === 'month'),
        payload: { scheduled: { event, times, isCut } },
      };
    });
}

function cut({ start, end }: EventTimes, { from, to }: ShownDays): EventTimes {
  return { start: start < from ? from : start, end: end > to ? to : end };
}

function drawn(times: EventTimes, isByDay: boolean): EventTimes {
  const { start } = times;
  if (isWholeDays(times)) return times;
  const shortest = Math.min(start.getTime() + SHORTEST_MS, nextDayStart(start).getTime() - 1_000);
  const end = new Date(Math.max(times.end.getTime(), shortest));
  return isByDay ? { start, end } : { start: onDrawnDay(start), end: onDrawnDay(end) };
}

/**
 * The library places an event by the time since midnight, but draws every day with 24 hours: on the days on which
 * the clock changes, nine o'clock is handed over as the moment that it draws at nine.
 */
export function onDrawnDay(moment: Date): Date {
  const midnight = dayStart(moment);
  const length = nextDayStart(moment).getTime() - midnight.getTime();
  if (length === DAY_MS) return moment;
  const byWall =
    ((moment.getHours() * 60 + moment.getMinutes()) * 60 + moment.getSeconds()) * 1_000;
  return new Date(midnight.getTime() + (byWall * length) / DAY_MS);
}
