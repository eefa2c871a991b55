import { localDay } from '../../components/localDay.ts';
import {
  isWholeDays,
  lastDay,
  laterByWall,
  wallMoment,
  wallSpan,
  type WallSpan,
} from './wallTime.ts';

export interface EventTimes {
  start: Date;
  end: Date;
}

const STEP_MINUTES = 30;

export const timesOf = ({ start, end }: { start: string; end: string }): EventTimes => ({
  start: new Date(start),
  end: new Date(end),
});

/** Both ends so much later by the clock on the wall: an event from nine to ten stays one. */
export const movedBy = ({ start, end }: EventTimes, span: WallSpan): EventTimes => ({
  start: laterByWall(start, span),
  end: laterByWall(end, span),
});

/** The end so much later; it stays after the start. */
export function lengthenedBy({ start, end }: EventTimes, span: WallSpan): EventTimes {
  const shortest = laterByWall(
    start,
    isWholeDays({ start, end }) ? { days: 1 } : { minutes: STEP_MINUTES },
  );
  const later = laterByWall(end, span);
  return { start, end: later < shortest ? shortest : later };
}

/** Whether an event stands in the row of whole days: it takes some, or goes over midnight. */
export const isOverDays = (times: EventTimes): boolean =>
  isWholeDays(times) || lastDay(times) !== localDay(times.start);

/**
 * The times of an event whose shown beginning was put down elsewhere, `newStart` as the clock on the wall has it.
 * One that stands in the row of whole days keeps its time of day.
 */
export function droppedAt(times: EventTimes, shownStart: Date, newStart: string): EventTimes {
  const target = wallMoment(newStart);
  if (!isOverDays(times)) return movedBy(times, wallSpan(shownStart, target));
  const { days } = wallSpan(
    wallMoment(`${localDay(shownStart)}T12:00`),
    wallMoment(`${localDay(target)}T12:00`),
  );
  return movedBy(times, { days });
}

/** The end of a stretch of the calendar; the library's days end a moment before midnight. */
export function stretchEnd(text: string): Date {
  const end = wallMoment(text);
  if (end.getHours() !== 23 || end.getMinutes() !== 59) return end;
  return laterByWall(wallMoment(`${localDay(end)}T00:00`), { days: 1 });
}
