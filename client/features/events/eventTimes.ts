import { dayField, momentOfDay } from '../../ui/calendarDay.ts';
import { localDay, startOfDay } from '../../core/localDay.ts';
import {
  isWholeDays,
  lastDay,
  laterByWall,
  type Times,
  wallMoment,
  wallSpan,
  type WallSpan,
} from './wallTime.ts';

/** The times are by the local clock. All day is from midnight to midnight, wherever one is. */
export interface EventTimes extends Times {
  allDay: boolean;
}

interface StoredTimes {
  start: string;
  end: string;
  allDay: boolean;
}

const STEP_MINUTES = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Reads stored times; hours from midnight to midnight are all day, as they were before events could say so. */
export function timesOf({ start, end, allDay }: StoredTimes): EventTimes {
  const times = allDay
    ? { start: dayIn(start), end: dayIn(end) }
    : { start: new Date(start), end: new Date(end) };
  return { ...times, allDay: isWholeDays(times) };
}

export const storedTimes = ({ start, end, allDay }: EventTimes): StoredTimes => ({
  start: allDay ? momentOfDay(localDay(start))! : start.toISOString(),
  end: allDay ? momentOfDay(localDay(end))! : end.toISOString(),
  allDay,
});

const dayIn = (moment: string): Date => startOfDay(dayField(moment))!;

export const movedBy = ({ start, end, allDay }: EventTimes, span: WallSpan): EventTimes =>
  withLength(
    { start: laterByWall(start, span), end: laterByWall(end, span), allDay },
    end.getTime() - start.getTime(),
  );

/** Keeps the length: a start that the clock skips is later, maybe at the end, and then the end is later too. */
export function withLength({ start, end, allDay }: EventTimes, lengthMs: number): EventTimes {
  const isShorter = end <= start && lengthMs > 0;
  return { start, end: isShorter ? new Date(start.getTime() + lengthMs) : end, allDay };
}

/** Moves the end by the span; it stays after the start. */
export function lengthenedBy({ start, end, allDay }: EventTimes, span: WallSpan): EventTimes {
  const shortest = laterByWall(start, allDay ? { days: 1 } : { minutes: STEP_MINUTES });
  const later = laterByWall(end, span);
  return { start, end: later < shortest ? shortest : later, allDay };
}

/** Whether it is shown in the row of whole days: a night is not. */
export const isOverDays = ({ start, end, allDay }: EventTimes): boolean =>
  allDay || end.getTime() - start.getTime() >= DAY_MS;

/** Splits an event over one night into the evening and the hours after midnight; any other event stays whole. */
export function partsOf(times: EventTimes): EventTimes[] {
  const { start, end } = times;
  if (isOverDays(times) || lastDay(times) === localDay(start)) return [times];
  const midnight = startOfDay(localDay(end))!;
  return [
    { ...times, end: midnight },
    { ...times, start: midnight },
  ];
}

/** Returns the local times of an event taken at `grabbed` after a drop. In the row of whole days it keeps its hour. */
export function droppedAt(times: EventTimes, grabbed: Date, newStart: string): EventTimes {
  const target = wallMoment(newStart);
  if (!isOverDays(times)) return movedBy(times, wallSpan(grabbed, target));
  const { days } = wallSpan(
    wallMoment(`${localDay(grabbed)}T12:00`),
    wallMoment(`${localDay(target)}T12:00`),
  );
  return movedBy(times, { days });
}

/** Returns the times after a drop between the hours and the row of whole days, out of which a day becomes an hour. */
export function droppedAcross(times: EventTimes, newStart: string): EventTimes {
  const start = wallMoment(newStart);
  if (!isOverDays(times)) {
    const day = startOfDay(localDay(start))!;
    return { allDay: true, start: day, end: startOfDay(localDay(start), 1)! };
  }
  if (times.allDay) return { allDay: false, start, end: laterByWall(start, { minutes: 60 }) };
  return movedBy(times, wallSpan(times.start, start));
}

/** Reads the end of a stretched event: the library's days end just before midnight. */
export function stretchEnd(text: string): Date {
  const end = wallMoment(text);
  if (end.getHours() !== 23 || end.getMinutes() !== 59) return end;
  return laterByWall(wallMoment(`${localDay(end)}T00:00`), { days: 1 });
}
