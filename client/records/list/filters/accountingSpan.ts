import { accountingDay, startOfAccountingDay } from '../../../ui/accountingDay.ts';
import { daysIn } from './days.ts';

/** Returns when the days of an address begin and end where the company is, whose today its spans go by. */
export function accountingSpanIn(parameters: URLSearchParams) {
  const { from = '', to = '' } = daysIn(parameters, ['from', 'to'], accountingDay());
  return {
    first: startOfAccountingDay(from)?.toISOString() ?? null,
    end: startOfAccountingDay(to, 1)?.toISOString() ?? null,
  };
}
