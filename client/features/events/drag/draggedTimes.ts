import { daysBetween } from '../../../core/days.ts';
import { droppedAcross, type EventTimes, movedBy } from '../eventTimes.ts';
import { laterByWall, type Times } from '../wallTime.ts';
import type { Place } from './place.ts';

const STEP_MINUTES = 15;

type Point = Pick<Place, 'day' | 'minutes'>;

/** Returns the times of an event that is dragged; between two days, or among the hours, it stays as long as it is. */
export function draggedTimes(times: EventTimes, from: Point, to: Point): EventTimes {
  const days = daysBetween(from.day, to.day);
  if (from.minutes === undefined && to.minutes === undefined) return movedBy(times, { days });
  if (to.minutes === undefined) return droppedAcross(times, `${to.day}T00:00`);
  if (from.minutes === undefined) return droppedAcross(times, `${to.day}T${clock(to.minutes)}`);
  return movedBy(times, { days, minutes: stepped(to.minutes - from.minutes) });
}

export type Edge = 'top' | 'bottom';

/** Returns the times of an event whose edge is dragged; `part` is what is drawn of it on that day. */
export function resizedTimes(
  times: EventTimes,
  part: Times,
  { edge, by }: { edge: Edge; by: number },
): EventTimes {
  const minutes = stepped(by);
  if (edge === 'top') {
    const start = laterByWall(part.start, { minutes });
    const latest = laterByWall(times.end, { minutes: -STEP_MINUTES });
    return minutes === 0 ? times : { ...times, start: start < latest ? start : latest };
  }
  const end = laterByWall(part.end, { minutes });
  const earliest = laterByWall(times.start, { minutes: STEP_MINUTES });
  return minutes === 0 ? times : { ...times, end: end > earliest ? end : earliest };
}

const stepped = (minutes: number) => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

function clock(minutes: number): string {
  const step = Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES;
  return [Math.floor(step / 60), step % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
