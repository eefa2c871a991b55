import type { ScheduledEvent } from '../scheduledEvents.ts';
import { scheduledOf } from '../scheduledEvents.ts';

export const MOST_ROWS = 3;

/** The part of an event that one week shows. */
export interface Segment {
  drawn: ScheduledEvent;
  column: number;
  /** The number of its days. */
  span: number;
  row: number;
  hanging: 'none' | 'start' | 'end' | 'both';
}

/** Places the events of a week in rows: what begins first and lasts longest is on top. */
export function weekRows(days: readonly string[], events: readonly ScheduledEvent[]): Segment[] {
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const taken: boolean[][] = [];
  return events
    .flatMap((drawn) => {
      const { first, last } = scheduledOf(drawn).days;
      if (first > lastDay || last < firstDay) return [];
      const column = Math.max(0, days.indexOf(first));
      const end = last > lastDay ? days.length - 1 : days.indexOf(last);
      const hanging = hangingOf(first < firstDay, last > lastDay);
      return [{ drawn, column, span: end - column + 1, hanging }];
    })
    .sort((one, other) => one.column - other.column || other.span - one.span)
    .map((segment) => {
      const columns = Array.from({ length: segment.span }, (_, days) => segment.column + days);
      const isFree = (row: boolean[] | undefined) => columns.every((column) => !row?.[column]);
      const row = [...taken, undefined].findIndex(isFree);
      for (const column of columns) (taken[row] ??= [])[column] = true;
      return { ...segment, row };
    });
}

/** Returns, for each day, all its events, and how many of them have no room. */
export function daysWithMore(days: readonly string[], segments: readonly Segment[]) {
  return days.map((day, column) => {
    const all = segments.filter(
      (each) => each.column <= column && column < each.column + each.span,
    );
    const hidden = all.filter(({ row }) => row >= MOST_ROWS).length;
    return { day, column, hidden, events: all.map(({ drawn }) => drawn) };
  });
}

function hangingOf(before: boolean, after: boolean): Segment['hanging'] {
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : 'none';
}
