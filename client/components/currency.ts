/** Of products, deals and the shop, and of the invoices that the gateway makes of them. */
export const CURRENCY = '$';

/** What the amounts of a record are in: its own, or the shop's. */
export function currencyOf(record: object): string {
  const own = 'currency' in record ? record.currency : undefined;
  return typeof own === 'string' && own !== '' ? own : CURRENCY;
}
