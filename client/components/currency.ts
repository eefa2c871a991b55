import { business } from '../app/business.ts';

/** What the amounts of a record are in: its own, or the company's. */
export function currencyOf(record: object): string {
  const own = 'currency' in record ? record.currency : undefined;
  return typeof own === 'string' && own !== '' ? own : business.read().currency;
}
