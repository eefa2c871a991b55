import { startOfDay } from '../../components/localDay.ts';
import { invoiceStatuses } from '../../components/invoiceStatus.ts';
import { choicesIn } from '../../records/list/filters/choices.ts';
import { daysIn } from '../../records/list/filters/days.ts';

export const invoiceFilterKeys = [
  'text',
  'status',
  'from',
  'to',
  'currency',
  'item',
  'customer',
] as const;

/** Days are local, `to` included. */
export function invoiceFilterIn(parameters: URLSearchParams) {
  const { from = '', to = '' } = daysIn(parameters);
  return {
    ...choicesIn(parameters, 'status', {
      any: 'status',
      none: 'statusNotIn',
      known: invoiceStatuses,
    }),
    text: parameters.get('text') || null,
    dateFrom: startOfDay(from)?.toISOString() ?? null,
    dateTo: startOfDay(to, 1)?.toISOString() ?? null,
    currency: parameters.get('currency') || null,
    item: parameters.get('item') || null,
    customerId: parameters.get('customer') || null,
  };
}
