import { accountingDay, startOfAccountingDay } from '../../../core/days.ts';
import { daysIn } from './days.ts';

/** Returns when the days in a URL begin and end in the company's time zone, whose current day relative spans use. */
export function accountingSpanIn(parameters: URLSearchParams) {
  const { from = '', to = '' } = daysIn(parameters, ['from', 'to'], accountingDay());
  return {
    first: startOfAccountingDay(from)?.toISOString() ?? null,
    end: startOfAccountingDay(to, 1)?.toISOString() ?? null,
  };
}
