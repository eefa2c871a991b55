import { company } from '../core/company.ts';

/** Returns the record's own currency, else the company's. */
export function currencyOf(record: object): string {
  const own = 'currency' in record ? record.currency : undefined;
  return typeof own === 'string' && own !== '' ? own : company.read().currency;
}
