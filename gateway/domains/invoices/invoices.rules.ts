import { type EnteredText, textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { lineErrors, subtotalOf } from '../../lines.rules.ts';
import { folded } from '../../store/folding.ts';
import type { InvoiceItemRow, InvoiceRow, InvoiceStatus } from './invoices.table.ts';

export const INVOICE_COUNTER = 'invoices';

export type InvoiceItem = Omit<InvoiceItemRow, 'invoiceId' | 'position'>;

/** In the order in which an invoice goes through them. */
const statuses: readonly InvoiceStatus[] = ['pending', 'processing', 'delivered'];

type Entered = Pick<InvoiceRow, 'orderNo' | 'buyerName' | 'sellerName' | 'vat'>;

/** The number of the nth invoice: `INV-000042`. */
export const orderNoOf = (count: number) => `INV-${String(count).padStart(6, '0')}`;

/** Everything on an invoice that follows from what was entered. Amounts are cents, tax rounds half up. */
export function derivedFields(entered: Entered, items: readonly InvoiceItem[]) {
  const subtotalCents = subtotalOf(linesOf(items));
  const vatCents = percentOf(subtotalCents, entered.vat);
  return {
    subtotalCents,
    vatCents,
    totalCents: subtotalCents + vatCents,
    buyerKey: folded(entered.buyerName),
    searchText: folded(`${entered.orderNo} ${entered.buyerName} ${entered.sellerName}`),
  };
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
  const names = { list: 'items', count: 'unit' };
  return { ...textErrors(texts), ...lineErrors(linesOf(items), names) };
}

const linesOf = (items: readonly InvoiceItem[]) =>
  items.map(({ unit, priceCents }) => ({ count: unit, priceCents }));

/** Whether an invoice may go from one status to another: on by one, or nowhere. */
export function canMove(from: InvoiceStatus, to: InvoiceStatus): boolean {
  const steps = statuses.indexOf(to) - statuses.indexOf(from);
  return steps === 0 || steps === 1;
}

/** What is wrong with a move; nothing when the invoice may go there. */
export function moveErrors(from: InvoiceStatus, to: InvoiceStatus): FieldErrors {
  return canMove(from, to) ? {} : { status: `cannot become ${to} from ${from}` };
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
