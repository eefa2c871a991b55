import { type EnteredText, textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { folded } from '../../store/folding.ts';
import type { InvoiceItemRow, InvoiceRow, InvoiceStatus } from './invoices.table.ts';

export const INVOICE_COUNTER = 'invoices';

const MOST_ITEMS = 200;
const MOST_UNITS = 1_000_000;
const MOST_PRICE_CENTS = 1_000_000_000_00;
/** Keeps every sum and its tax below 2^53, where whole numbers are exact. */
const MOST_SUBTOTAL_CENTS = 10_000_000_000_000_00;

export type InvoiceItem = Omit<InvoiceItemRow, 'invoiceId' | 'position'>;

/** In the order in which an invoice goes through them. */
const statuses: readonly InvoiceStatus[] = ['pending', 'processing', 'delivered'];

type Entered = Pick<InvoiceRow, 'orderNo' | 'buyerName' | 'sellerName' | 'vat'>;

/** The number of the nth invoice: `INV-000042`. */
export const orderNoOf = (count: number) => `INV-${String(count).padStart(6, '0')}`;

/** Everything on an invoice that follows from what was entered. Amounts are cents, tax rounds half up. */
export function derivedFields(entered: Entered, items: readonly InvoiceItem[]) {
  const subtotalCents = subtotalOf(items);
  const vatCents = percentOf(subtotalCents, entered.vat);
  return {
    subtotalCents,
    vatCents,
    totalCents: subtotalCents + vatCents,
    buyerKey: folded(entered.buyerName),
    searchText: folded(`${entered.orderNo} ${entered.buyerName} ${entered.sellerName}`),
  };
}

function subtotalOf(items: readonly InvoiceItem[]): number {
  return items.reduce((sum, { unit, priceCents }) => sum + unit * priceCents, 0);
}

/** `rate` is in hundredths of a per cent. BigInt, because the product may pass 2^53. */
function percentOf(cents: number, rate: number): number {
  return Number((BigInt(cents) * BigInt(rate) + 5_000n) / 10_000n);
}

/** What is wrong with an invoice's fields; empty when nothing is. Lengths are in characters. */
export function invoiceErrors(
  entered: Partial<InvoiceRow>,
  items: readonly InvoiceItem[],
): FieldErrors {
  const texts: EnteredText[] = [
    ['id', entered.id, 64, true],
    ['orderNo', entered.orderNo, 64, true],
    ['currency', entered.currency, 8, true],
    ['buyer.name', entered.buyerName, 200, true],
    ['buyer.address', entered.buyerAddress, 500, false],
    ['seller.name', entered.sellerName, 200, true],
    ['seller.address', entered.sellerAddress, 500, false],
    ...items.map(({ name }, index) => [`items.${index}.name`, name, 200, true] as const),
  ];
  return { ...textErrors(texts), ...itemErrors(items) };
}

function itemErrors(items: readonly InvoiceItem[]): FieldErrors {
  if (items.length > MOST_ITEMS) return { items: `has to have at most ${MOST_ITEMS} lines` };
  const errors: FieldErrors = {};
  items.forEach(({ unit, priceCents }, index) => {
    if (unit < 0 || unit > MOST_UNITS) {
      errors[`items.${index}.unit`] = `has to be from 0 to ${MOST_UNITS}`;
    }
    if (priceCents < 0 || priceCents > MOST_PRICE_CENTS) {
      errors[`items.${index}.price`] = `has to be from 0 to ${MOST_PRICE_CENTS / 100}`;
    }
  });
  if (subtotalOf(items) > MOST_SUBTOTAL_CENTS) {
    errors.items = `has to come to at most ${MOST_SUBTOTAL_CENTS / 100}`;
  }
  return errors;
}

/** The figures of each status, also of one that no invoice has, out of those of each status and currency. */
export function statusSummaries(
  rows: readonly { status: InvoiceStatus; currency: string; count: number; totalCents: number }[],
) {
  return statuses.map((status) => {
    const own = rows.filter((row) => row.status === status);
    return {
      status,
      count: own.reduce((sum, { count }) => sum + count, 0),
      totals: own.map(({ currency, totalCents }) => ({ currency, amount: totalCents })),
    };
  });
}
