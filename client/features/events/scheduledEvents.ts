import type { MonthViewProps, ScheduleEventData } from '@mantine/schedule';
import { DAY_MS } from '../../../gateway/formats/days.ts';
import { company } from '../../core/company.ts';
import { accountingDay, startOfDay } from '../../core/days.ts';
import { eventColor } from './eventColors.ts';
import { type EventTimes, partsOf, timesOf } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { isShown, type ShownDays } from './shownDays.ts';
import { lastDay, secondOfDay, type Times } from './wallTime.ts';

interface Scheduled {
  event: EventTile_EventFragment;
  times: EventTimes;
  /** The days of the company that it is on, both included. */
  days: { first: string; last: string };
  isCut: boolean;
}

export type ScheduledEvent = ScheduleEventData<{ scheduled: Scheduled }>;

export type RenderEvent = NonNullable<MonthViewProps['renderEvent']>;

export const scheduledOf = (event: ScheduleEventData): Scheduled =>
  (event as ScheduledEvent).payload!.scheduled;

/** Shorter events are drawn this long, to show their title. */
const SHORTEST_MS = 30 * 60_000;
const SECOND_MS = 1_000;

export function scheduledEvents(
  events: readonly EventTile_EventFragment[],
  shown: ShownDays,
): ScheduledEvent[] {
  const isByDay = shown.view === 'agenda' || shown.view === 'month';
  const parts = events.flatMap((event) => {
    const shownParts = partsOfEvent(event).filter((part) =>
      isShown(scheduledOf(part).times, shown),
    );
    return isByDay ? shownParts.slice(0, 1) : shownParts;
  });
  // The library's day view hides events that began earlier.
  return (shown.view === 'day' ? parts.map((part) => cut(part, shown)) : parts).sort(byStart);
}

const known = new WeakMap<EventTile_EventFragment, { zone: string; parts: ScheduledEvent[] }>();

/** Returns the same parts for the same event, so that only what changed is drawn again. */
function partsOfEvent(event: EventTile_EventFragment): ScheduledEvent[] {
  const { timeZone: zone } = company.read();
  const before = known.get(event);
  if (before?.zone === zone) return before.parts;
  const parts = partsOf(timesOf(event)).map((times, part) => ({
    id: part === 0 ? event.id : `${event.id} ${part}`,
    title: event.title,
    color: eventColor(event.color),
    ...drawn(times),
    payload: { scheduled: { event, times, days: daysOf(times), isCut: false } },
  }));
  known.set(event, { zone, parts });
  return parts;
}

const daysOf = (times: EventTimes) => ({
  first: accountingDay(times.start),
  last: lastDay(times),
});

/** Sorts events as the gateway lists them, since one that was just made or moved comes in any place. */
function byStart(one: ScheduledEvent, other: ScheduledEvent): number {
  const [first, second] = [scheduledOf(one), scheduledOf(other)];
  return (
    first.times.start.getTime() - second.times.start.getTime() ||
    (first.event.id < second.event.id ? -1 : 1)
  );
}

function cut(part: ScheduledEvent, { from, to }: ShownDays): ScheduledEvent {
  const scheduled = scheduledOf(part);
  const { start, end, allDay } = scheduled.times;
  if (start >= from && end <= to) return part;
  const times = { start: start < from ? from : start, end: end > to ? to : end, allDay };
  return { ...part, ...drawn(times), payload: { scheduled: { ...scheduled, times, isCut: true } } };
}

/** Returns the times as the library takes them; a short event grows within its day. */
function drawn({ start, end }: Times): Times {
  const from = onDrawnDay(start);
  const latest = drawnDay(accountingDay(start)).end.getTime() - SECOND_MS;
  const shortest = Math.min(from.getTime() + SHORTEST_MS, latest);
  return { start: from, end: new Date(Math.max(onDrawnDay(end).getTime(), shortest)) };
}

/**
 * Returns the moment at which the browser's clock shows what the company's does, as the library draws by the browser's.
 * It assumes days of 24 hours: where the browser's clock changes, nine o'clock is drawn after 9/24 of the day.
 */
export function onDrawnDay(moment: Date): Date {
  const { start, end } = drawnDay(accountingDay(moment));
  const length = end.getTime() - start.getTime();
  return new Date(start.getTime() + (secondOfDay(moment) * SECOND_MS * length) / DAY_MS);
}

const drawnDay = (day: string): Times => ({ start: startOfDay(day)!, end: startOfDay(day, 1)! });
