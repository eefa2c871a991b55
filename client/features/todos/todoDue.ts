import { localTimeZone } from '../../core/timeZone.ts';
import { daysBetween, localToday } from '../../core/days.ts';
import { zonedMoment, zonedText } from '../../ui/dates/zonedMoment.ts';
import type { TodoItem_TodoFragment } from './TodoItem.generated.ts';

export type Due = Pick<TodoItem_TodoFragment, 'dueDay' | 'dueAt'>;

/** Returns `2026-03-02`, and `09:00` where it is due at a time, which is by one's own clock. */
export function dueParts({ dueDay, dueAt }: Due): { day: string; time: string } {
  if (!dueAt) return { day: dueDay ?? '', time: '' };
  const [day = '', time = ''] = zonedText(localTimeZone(), new Date(dueAt)).split('T');
  return { day, time };
}

/** Returns the due day and time as they are stored. */
export function dueOf(day: string, time = '') {
  const zone = localTimeZone();
  const at = time === '' ? undefined : zonedMoment({ zone, day, time });
  if (!at) return { dueDay: day || null, dueAt: null, dueTimeZone: null };
  return { dueDay: day, dueAt: at.moment.toISOString(), dueTimeZone: zone };
}

/** Counts from today; negative for days that are past. */
export const daysUntilDue = (due: Due): number => daysBetween(localToday(), dueParts(due).day);

export function isPast(due: Due, now = Date.now()): boolean {
  if (!due.dueDay) return false;
  return due.dueAt ? Date.parse(due.dueAt) < now : daysUntilDue(due) < 0;
}
