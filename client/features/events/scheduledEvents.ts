import type { MonthViewProps, ScheduleEventData } from '@mantine/schedule';
import { DAY_MS } from '../../../gateway/formats/days.ts';
import { accountingDay, startOfDay } from '../../core/days.ts';
import { eventColor } from './eventColors.ts';
import { type EventTimes, partsOf, timesOf } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { isShown, type ShownDays } from './shownDays.ts';
import { secondOfDay, type Times } from './wallTime.ts';

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
const SECOND_MS = 1_000;

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
      ...drawn(times),
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
