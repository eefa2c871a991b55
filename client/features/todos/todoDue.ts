import { localTimeZone } from '../../core/timeZone.ts';
import { dayField, daysBetween, localToday, momentOfDay } from '../../core/days.ts';
import { zonedMoment, zonedText } from '../../ui/dates/zonedMoment.ts';
import type { TodoItem_TodoFragment } from './TodoItem.generated.ts';

export type Due = Pick<TodoItem_TodoFragment, 'dueDate' | 'dueTimeZone'>;

/** Returns `2026-03-02`, and `09:00` where it is due at a time, which is by one's own clock. */
export function dueParts({ dueDate, dueTimeZone }: Due): { day: string; time: string } {
  if (!dueDate) return { day: '', time: '' };
  if (!dueTimeZone) return { day: dayField(dueDate), time: '' };
  const [day = '', time = ''] = zonedText(localTimeZone(), new Date(dueDate)).split('T');
  return { day, time };
}

/** Returns the due date as it is stored. */
export function dueOf(day: string, time = ''): Due {
  const zone = localTimeZone();
  const at = time === '' ? undefined : zonedMoment({ zone, day, time });
  if (at) return { dueDate: at.moment.toISOString(), dueTimeZone: zone };
  return { dueDate: momentOfDay(day) ?? null, dueTimeZone: null };
}

/** Counts from today; negative for days that are past. */
export const daysUntilDue = (due: Due): number => daysBetween(localToday(), dueParts(due).day);

export function isPast(due: Due, now = Date.now()): boolean {
  if (!due.dueDate) return false;
  return due.dueTimeZone ? Date.parse(due.dueDate) < now : daysUntilDue(due) < 0;
}

/** Returns what filters compare: the local time that the clock shows; for a day without a time, its end. */
export function dueLocal(due: Due): string | null {
  const { day, time } = dueParts(due);
  return day === '' ? null : `${day}T${time || '24:00'}:00.000Z`;
}
