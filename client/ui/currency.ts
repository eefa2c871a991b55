import { business } from '../core/business.ts';

/** Returns the record's own currency, else the company's. */
export function currencyOf(record: object): string {
  const own = 'currency' in record ? record.currency : undefined;
  return typeof own === 'string' && own !== '' ? own : business.read().currency;
}
