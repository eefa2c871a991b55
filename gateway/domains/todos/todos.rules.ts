import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { dayOf } from '../../formats/days.ts';
import { knownTimeZone, shownIn } from '../../formats/zoned-time.ts';
import type { TodoRow } from '../../records/generated/rows.ts';

/** Sorts after every date. */
export const NEVER = 'never';

/** A time zone came without the date that it is of. */
export const NO_DATE = '';

/** A longer time zone is refused for its length alone. */
const LONGEST_ZONE = 64;

type Due = Pick<TodoRow, 'dueDate'> & Partial<Pick<TodoRow, 'dueTimeZone' | 'dueTimedAt'>>;

/** A time zone holds for the date with which it was given: callers that know none mean a day by another one. */
export function dueColumns({ dueDate, dueTimeZone = null, dueTimedAt = null }: Due) {
  const isTimed =
    dueTimeZone !== null &&
    (dueTimedAt === NO_DATE || (dueDate !== null && dueTimedAt === dueDate));
  if (!isTimed || !dueDate || !knownTimeZone(dueTimeZone)) {
    const dueLocal = dueDate && `${dayOf(dueDate)}T24:00:00.000Z`;
    const zone = isTimed ? { dueTimeZone, dueTimedAt } : { dueTimeZone: null, dueTimedAt: null };
    return { ...zone, dueLocal, dueKey: dueDate ?? NEVER };
  }
  const dueLocal = shownIn(dueTimeZone, dueDate);
  return { dueTimeZone, dueTimedAt, dueLocal, dueKey: dueLocal };
}

export function dateErrors({ startDate, ...due }: Pick<TodoRow, 'startDate'> & Due) {
  const errors: FieldErrors = {};
  const { dueTimeZone, dueKey } = dueColumns(due);
  const isWritten = dueTimeZone !== null && dueTimeZone.length <= LONGEST_ZONE;
  if (isWritten && !knownTimeZone(dueTimeZone)) {
    errors.dueTimeZone = problem('not_a_time_zone');
  }
  if (due.dueTimedAt === NO_DATE) errors.dueDate = problem('required');
  const begins = dueTimeZone === null ? startDate : startDate && dayOf(startDate);
  if (begins && due.dueDate && dueKey < begins) errors.dueDate = problem('before_start_date');
  return errors;
}
