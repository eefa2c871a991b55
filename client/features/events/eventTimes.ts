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

export const movedBy = ({ start, end }: EventTimes, span: WallSpan): EventTimes => ({
  start: laterByWall(start, span),
  end: laterByWall(end, span),
});

/** The end stays after the start. */
export function lengthenedBy({ start, end }: EventTimes, span: WallSpan): EventTimes {
  const shortest = laterByWall(
    start,
    isWholeDays({ start, end }) ? { days: 1 } : { minutes: STEP_MINUTES },
  );
  const later = laterByWall(end, span);
  return { start, end: later < shortest ? shortest : later };
}

/** Whether it is shown in the row of whole days: whole days, or past midnight. */
export const isOverDays = (times: EventTimes): boolean =>
  isWholeDays(times) || lastDay(times) !== localDay(times.start);

/** Times after a drop at `newStart`, by local clock. An event in the row of whole days keeps its time of day. */
export function droppedAt(times: EventTimes, shownStart: Date, newStart: string): EventTimes {
  const target = wallMoment(newStart);
  if (!isOverDays(times)) return movedBy(times, wallSpan(shownStart, target));
  const { days } = wallSpan(
    wallMoment(`${localDay(shownStart)}T12:00`),
    wallMoment(`${localDay(target)}T12:00`),
  );
  return movedBy(times, { days });
}

/** The library's days end just before midnight. */
export function stretchEnd(text: string): Date {
  const end = wallMoment(text);
  if (end.getHours() !== 23 || end.getMinutes() !== 59) return end;
  return laterByWall(wallMoment(`${localDay(end)}T00:00`), { days: 1 });
}
