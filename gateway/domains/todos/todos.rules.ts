import { type FieldErrors, invalid, REQUIRED } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { dayOf, midnightOf } from '../../formats/days.ts';
import { knownTimeZone, shownIn } from '../../formats/zoned-time.ts';
import type { TodoRow } from '../../records/generated/rows.ts';

/** Sorts after every date. */
export const NEVER = 'never';

/** Stands as `dueLocal` of a date under its former name, which leaves a due time that it repeats. */
const FORMERLY = '';

/** Stands for the time that lacks its zone, and for the zone that lacks its time. */
const MISSING = '';

/** A longer time zone is refused for its length alone. */
const LONGEST_ZONE = 64;

type Due = Pick<TodoRow, 'dueDate'> & Partial<Pick<TodoRow, 'dueAt' | 'dueTimeZone' | 'dueLocal'>>;

export function dueColumns({ dueDate, dueAt = null, dueTimeZone = null, dueLocal = null }: Due) {
  const isRepeated = dueLocal !== FORMERLY || dueDate === dueAt;
  if (dueAt === null || dueTimeZone === null || !isRepeated) {
    const endOfDay = dueDate && `${dayOf(dueDate)}T24:00:00.000Z`;
    const untimed = { dueAt: null, dueTimeZone: null };
    return { dueDate, ...untimed, dueLocal: endOfDay, dueKey: dueDate ?? NEVER };
  }
  if (dueAt === MISSING) return { dueDate, dueAt, dueTimeZone, dueLocal: null, dueKey: NEVER };
  const shown = shownIn(knownTimeZone(dueTimeZone) ?? 'UTC', dueAt);
  return { dueDate: midnightOf(shown), dueAt, dueTimeZone, dueLocal: shown, dueKey: shown };
}

interface GivenDue {
  dueDay?: string | null;
  dueAt?: string | null;
  dueTimeZone?: string | null;
  /** The former name, under which the time zone tells a time from a day. */
  dueDate?: string | null;
}

/** Returns the columns that an input sets beside the day. Throws Invalid when the day is not that of the time. */
export function dueColumnsIn({ dueDay, dueAt, dueTimeZone, dueDate }: GivenDue): Partial<Due> {
  if (dueTimeZone != null) {
    const at = dueAt ?? dueDate;
    if (!at) return { dueAt: MISSING, dueTimeZone };
    const day = dueColumns({ dueDate: null, dueAt: at, dueTimeZone }).dueDate!;
    if (dueDate === undefined && dueDay != null && midnightOf(dueDay) !== day)
      throw invalid({ dueDay: problem('differs_from', { name: 'dueAt' }) });
    return { dueAt: at, dueTimeZone };
  }
  if (dueAt != null) return { dueAt, dueTimeZone: MISSING };
  if (dueDate !== undefined && dueTimeZone === undefined) return { dueLocal: FORMERLY };
  const isGiven = [dueDay, dueAt, dueTimeZone].some((given) => given !== undefined);
  return isGiven ? { dueAt: null, dueTimeZone: null } : {};
}

export function dateErrors({ startDate, ...due }: Pick<TodoRow, 'startDate'> & Due) {
  const errors: FieldErrors = {};
  const { dueAt, dueTimeZone, dueKey } = dueColumns(due);
  const isWritten = dueTimeZone !== null && dueTimeZone.length <= LONGEST_ZONE;
  if (isWritten && !knownTimeZone(dueTimeZone)) {
    errors.dueTimeZone = dueTimeZone === MISSING ? REQUIRED : problem('not_a_time_zone');
  }
  if (dueAt === MISSING) errors.dueAt = REQUIRED;
  const begins = dueTimeZone === null ? startDate : startDate && dayOf(startDate);
  if (begins && due.dueDate && dueKey < begins) errors.dueDay = problem('before_start_date');
  return errors;
}
