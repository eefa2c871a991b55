import { type FieldErrors, invalid, REQUIRED } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { daysOfSpan, spanOfDays } from '../../formats/days.ts';
import type { EventRow } from '../../records/generated/rows.ts';

type Times = Pick<EventRow, 'start' | 'end' | 'allDay'>;

/** Returns the first and the last day of an event of whole days. */
export const daysOf = ({ start, end, allDay }: Times) =>
  allDay ? daysOfSpan({ start, end }) : { startDay: null, endDay: null };

interface GivenDays {
  startDay?: string | null;
  endDay?: string | null;
  start?: string | null;
  end?: string | null;
  allDay?: boolean | null;
}

/** Returns the columns of the days that an input gives. Throws Invalid when they are none, or differ from its times. */
export function columnsOfDays({ startDay, endDay, ...times }: GivenDays): Partial<Times> {
  if (startDay == null && endDay == null) {
    const isCleared = startDay === null && endDay === null && times.allDay == null;
    return isCleared ? { allDay: 0 } : {};
  }
  if (startDay == null) throw invalid({ startDay: REQUIRED });
  if (endDay == null) throw invalid({ endDay: REQUIRED });
  if (endDay < startDay) throw invalid({ endDay: problem('before_start') });
  const whole = spanOfDays(startDay, endDay);
  const errors = differences({ startDay, endDay, ...times }, whole);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...whole, allDay: 1 };
}

function differences({ start, end }: GivenDays, whole: Pick<Times, 'start' | 'end'>) {
  const errors: FieldErrors = {};
  if (start != null && start !== whole.start)
    errors.start = problem('differs_from', { name: 'startDay' });
  if (end != null && end !== whole.end) errors.end = problem('differs_from', { name: 'endDay' });
  return errors;
}
