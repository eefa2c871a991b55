import { startOfDay } from '../../components/localDay.ts';
import { invoiceStatuses } from '../../components/invoiceStatus.ts';

export const invoiceFilterKeys = ['text', 'status', 'from', 'to', 'currency', 'item'] as const;

/** Days are local, `to` included. */
export function invoiceFilterIn(parameters: URLSearchParams) {
  const status = invoiceStatuses.filter((each) => parameters.getAll('status').includes(each));
  return {
    ...(status.length > 0 && { status }),
    text: parameters.get('text') || null,
    dateFrom: startOfDay(parameters.get('from') ?? '')?.toISOString() ?? null,
    dateTo: startOfDay(parameters.get('to') ?? '', 1)?.toISOString() ?? null,
    currency: parameters.get('currency') || null,
    item: parameters.get('item') || null,
  };
}
