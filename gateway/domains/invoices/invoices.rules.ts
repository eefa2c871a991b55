import { type EnteredText, textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { lineErrors, subtotalOf } from '../../lines.rules.ts';
import { folded } from '../../store/folding.ts';
import type {
  CurrencyTotalRow,
  InvoiceItemRow,
  InvoiceRow,
  InvoiceStatus,
} from './invoices.table.ts';

export const INVOICE_COUNTER = 'invoices';

const MOST_MOMENTS = 101;

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

/** The figures of invoices out of those of each status and currency; a status that none has is there too. */
export function summaryOf(rows: readonly (CurrencyTotalRow & { status: InvoiceStatus })[]) {
  const figures = (own: typeof rows) => ({ count: countOf(own), totals: sumsByCurrency(own) });
  return {
    ...figures(rows),
    byStatus: statuses.map((status) => ({
      status,
      ...figures(rows.filter((row) => row.status === status)),
    })),
  };
}

/** The figures of each span between two moments, out of those in which there are some. */
export function spansOf(
  moments: readonly string[],
  rows: readonly (CurrencyTotalRow & { start: string })[],
) {
  return moments.slice(1).map((to, index) => {
    const from = moments[index]!;
    const totals = rows.filter(({ start }) => start === from);
    return { from, to, count: countOf(totals), totals };
  });
}

const countOf = (rows: readonly CurrencyTotalRow[]) =>
  rows.reduce((sum, { count }) => sum + count, 0);

function sumsByCurrency(rows: readonly CurrencyTotalRow[]): CurrencyTotalRow[] {
  const sums = new Map<string, CurrencyTotalRow>();
  for (const { currency, count, totalCents } of rows) {
    const sum = sums.get(currency);
    sums.set(currency, {
      currency,
      count: count + (sum?.count ?? 0),
      totalCents: totalCents + (sum?.totalCents ?? 0),
    });
  }
  return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** The currency that most invoices have, the first in the alphabet of several; null when there is none. */
export function mainCurrency(totals: readonly CurrencyTotalRow[]): string | null {
  const [first, ...others] = totals;
  if (!first) return null;
  return others.reduce((main, each) => (each.count > main.count ? each : main), first).currency;
}

/** What is wrong with the moments of a trend. */
export function momentErrors(moments: readonly string[]): FieldErrors {
  if (moments.length < 2 || moments.length > MOST_MOMENTS) {
    return { moments: `must have from 2 to ${MOST_MOMENTS} entries` };
  }
  const isAscending = moments.every((moment, index) => index === 0 || moment > moments[index - 1]!);
  return isAscending ? {} : { moments: 'must be ascending' };
}
