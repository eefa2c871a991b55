import type { MonthViewProps, ScheduleEventData } from '@mantine/schedule';
import { eventColor } from './eventColors.ts';
import { type EventTimes, partsOf, timesOf } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { isShown, type ShownDays } from './shownDays.ts';
import { dayStart, isWholeDays, nextDayStart, type Times } from './wallTime.ts';

interface Scheduled {
  event: EventTile_EventFragment;
  times: EventTimes;
  isCut: boolean;
}

export type ScheduledEvent = ScheduleEventData<{ scheduled: Scheduled }>;

export type RenderEvent = NonNullable<MonthViewProps['renderEvent']>;

export const scheduledOf = (event: ScheduleEventData): Scheduled =>
  (event as ScheduledEvent).payload!.scheduled;

/** Shorter events are drawn this long, to show their title. */
const SHORTEST_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export function scheduledEvents(
  events: readonly EventTile_EventFragment[],
  shown: ShownDays,
): ScheduledEvent[] {
  const isByDay = shown.view === 'agenda' || shown.view === 'month';
  const parts = events.flatMap((event) => {
    const all = partsOf(timesOf(event)).map((times, part) => ({
      ...{ event, times },
      id: part === 0 ? event.id : `${event.id} ${part}`,
    }));
    const shownParts = all.filter(({ times }) => isShown(times, shown));
    return isByDay ? shownParts.slice(0, 1) : shownParts;
  });
  return parts.sort(byStart).map(({ id, event, times: whole }) => {
    // The library's day view hides events that began earlier.
    const times = shown.view === 'day' ? cut(whole, shown) : whole;
    const isCut = times.start > whole.start || times.end < whole.end;
    return {
      id,
      title: event.title,
      color: eventColor(event.color),
      ...drawn(times, isByDay),
      payload: { scheduled: { event, times, isCut } },
    };
  });
}

/** Sorts events as the gateway lists them, since one that was just made or moved comes in any place. */
const byStart = (one: Omit<Scheduled, 'isCut'>, other: Omit<Scheduled, 'isCut'>) =>
  one.times.start.getTime() - other.times.start.getTime() ||
  (one.event.id < other.event.id ? -1 : 1);

function cut({ start, end, allDay }: EventTimes, { from, to }: ShownDays): EventTimes {
  return { start: start < from ? from : start, end: end > to ? to : end, allDay };
}

function drawn({ start, end: wanted }: EventTimes, isByDay: boolean): Times {
  if (isWholeDays({ start, end: wanted })) return { start, end: wanted };
  const shortest = Math.min(start.getTime() + SHORTEST_MS, nextDayStart(start).getTime() - 1_000);
  const end = new Date(Math.max(wanted.getTime(), shortest));
  return isByDay ? { start, end } : { start: onDrawnDay(start), end: onDrawnDay(end) };
}

/** Shifts a moment on days of a clock change, since the library assumes 24 hours: nine o'clock is drawn at nine. */
export function onDrawnDay(moment: Date): Date {
  const midnight = dayStart(moment);
  const length = nextDayStart(moment).getTime() - midnight.getTime();
  if (length === DAY_MS) return moment;
  const byWall =
    ((moment.getHours() * 60 + moment.getMinutes()) * 60 + moment.getSeconds()) * 1_000;
  return new Date(midnight.getTime() + (byWall * length) / DAY_MS);
}
