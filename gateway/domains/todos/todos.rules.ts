import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { TodoRow } from '../../records/generated/rows.ts';

/** Sorts after every date. */
export const NEVER = 'never';

export function dateErrors({ startDate, dueDate }: Pick<TodoRow, 'startDate' | 'dueDate'>) {
  const errors: FieldErrors = {};
  if (startDate && dueDate && dueDate < startDate) {
    errors.dueDate = problem('before_start_date');
  }
  return errors;
}
