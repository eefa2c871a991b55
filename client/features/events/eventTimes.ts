import { DAY_MS } from '../../../gateway/formats/days.ts';
import { accountingDay, dayLater, momentOfDay, startOfAccountingDay } from '../../core/days.ts';
import {
  dayStart,
  isWholeDays,
  lastDay,
  laterByWall,
  nextDayStart,
  type Times,
  wallMoment,
  wallSpan,
  type WallSpan,
} from './wallTime.ts';

/** All day is from midnight to midnight where the company is. */
export interface EventTimes extends Times {
  allDay: boolean;
}

interface StoredTimes {
  start: string;
  end: string;
  /** The first and the last day of an event of whole days. */
  startDay: string | null;
  endDay: string | null;
}

const STEP_MINUTES = 30;

/** Reads stored times; hours from midnight to midnight are all day, as they were before events could say so. */
export function timesOf({ start, end, startDay, endDay }: StoredTimes): EventTimes {
  const times =
    startDay && endDay
      ? { start: startOfAccountingDay(startDay)!, end: startOfAccountingDay(endDay, 1)! }
      : { start: new Date(start), end: new Date(end) };
  return { ...times, allDay: isWholeDays(times) };
}

/** Returns the times as the gateway answers them: whole days are midnights in UTC, too. */
export function storedTimes({ start, end, allDay }: EventTimes): StoredTimes & { allDay: boolean } {
  if (!allDay) {
    const moments = { start: start.toISOString(), end: end.toISOString() };
    return { ...moments, allDay, startDay: null, endDay: null };
  }
  // A day that grew ends within the next one in a zone that skips midnight.
  const [startDay, endDay] = [accountingDay(start), dayLater(accountingDay(end), -1)!];
  const midnights = { start: momentOfDay(startDay)!, end: momentOfDay(endDay, 1)! };
  return { ...midnights, allDay, startDay, endDay };
}

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
  if (isOverDays(times) || lastDay(times) === accountingDay(start)) return [times];
  const midnight = dayStart(end);
  return [
    { ...times, end: midnight },
    { ...times, start: midnight },
  ];
}

/** Returns the times after a drop between the hours and the row of whole days, out of which a day becomes an hour. */
export function droppedAcross(times: EventTimes, newStart: string): EventTimes {
  const start = wallMoment(newStart);
  if (!isOverDays(times)) {
    return { allDay: true, start: dayStart(start), end: nextDayStart(start) };
  }
  if (times.allDay) return { allDay: false, start, end: laterByWall(start, { minutes: 60 }) };
  return movedBy(times, wallSpan(times.start, start));
}
