import type { FieldErrors } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { dayOf, daysOfSpan, isOfDays, midnightOf, spanOfDays } from '../formats/days.ts';
import type { Row } from '../records/declare/record.ts';
import type { DayOrMoment } from './cells.ts';

/**
 * Returns a row with its `start` and `end` as moments, and the errors of their span. Both are read by `dayOrMoment`;
 * where the row says `allDay`, they are its first and its last day.
 */
export function wholeDays(given: Row, before: Row | undefined) {
  const isAllDay = Boolean(given.allDay === undefined ? before?.allDay : given.allDay);
  const momentOf = (name: 'start' | 'end') => {
    const entered = given[name] as DayOrMoment | null | undefined;
    if (!entered) return entered;
    const { day, moment } = entered;
    if (!isAllDay || day === undefined) return moment;
    return spanOfDays(day, day)[name];
  };
  const entered: Row = { ...given, start: momentOf('start'), end: endOf(momentOf, given) };
  const span = { start: entered.start ?? before?.start, end: entered.end ?? before?.end };
  return { entered, errors: isAllDay ? errorsOf(span) : {} };
}

/** Returns the value as `wholeDays` reads it: the moment, or the day where the row takes whole ones. */
export const dayOrMomentOf = (name: 'start' | 'end') => (row: Row) => {
  const { start, end } = row as { start: string; end: string };
  if (!row.allDay) return row[name] as string;
  return { day: dayOf(daysOfSpan({ start, end })[`${name}Day`]) };
};

/** A start that clocks skip is later, and may come to be where the end is: the length is kept then. */
function endOf(momentOf: (name: 'start' | 'end') => string | null | undefined, given: Row) {
  const [start, end] = [momentOf('start'), momentOf('end')];
  const { skippedMs = 0 } = (given.start as DayOrMoment | null | undefined) ?? {};
  if (!start || !end || skippedMs === 0 || end > start) return end;
  return new Date(Date.parse(end) + skippedMs).toISOString();
}

function errorsOf({ start, end }: { start: unknown; end: unknown }): FieldErrors {
  if (typeof start !== 'string' || typeof end !== 'string' || isOfDays({ start, end })) return {};
  const notDays = Object.entries({ start, end }).filter(
    ([, moment]) => moment !== midnightOf(moment),
  );
  if (notDays.length === 0) return { end: problem('before_start') };
  return Object.fromEntries(notDays.map(([name]) => [name, problem('not_a_whole_day')]));
}
