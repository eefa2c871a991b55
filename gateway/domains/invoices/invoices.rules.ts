import { type EnteredText, textErrors } from '../../formats/entered.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { CurrencyTotal } from '../../graphql/generated/resolvers.ts';
import { subtotalOf } from '../../formats/amounts.rules.ts';
import { lineErrors } from '../../formats/lines.rules.ts';
import { moneyWords } from '../../formats/money.ts';
import { sortKey } from '../../formats/folding.rules.ts';
import { taxOf, withTax } from '../../formats/tax.rules.ts';
import type { InvoiceRow } from '../../records/generated/rows.ts';
import { paymentFields } from './invoice-payments.rules.ts';
import type { InvoiceItemRow, InvoicePaymentRow, InvoiceStatus } from './invoices.table.ts';

const MOST_MOMENTS = 101;

export type InvoiceItem = Pick<InvoiceItemRow, 'name' | 'unitThousandths' | 'priceMillionths'>;

const statuses: readonly InvoiceStatus[] = ['pending', 'processing', 'delivered'];

type Entered = Pick<InvoiceRow, 'orderNo' | 'buyerName' | 'vatThousandths'> &
  Partial<Pick<InvoiceRow, 'dueOn' | 'discountCents' | 'pricesIncludeTax'>>;

type Payment = Pick<InvoicePaymentRow, 'amountCents'>;

export const orderNoOf = (count: number) => `INV-${String(count).padStart(6, '0')}`;

/** Calculates an invoice's derived fields: amounts are in cents, lines and tax are rounded half up. */
export function derivedFields(
  entered: Entered,
  items: readonly InvoiceItem[],
  payments: readonly Payment[] = [],
) {
  const subtotalCents = subtotalOf(linesOf(items));
  const discountedCents = Math.max(0, subtotalCents - (entered.discountCents ?? 0));
  const taxed = { rate: entered.vatThousandths, isIncluded: Boolean(entered.pricesIncludeTax) };
  const vatCents = taxOf(discountedCents, taxed);
  const totalCents = withTax(discountedCents, taxed);
  return {
    subtotalCents,
    vatCents,
    totalCents,
    ...paymentFields({ dueOn: null, ...entered, totalCents }, payments),
    orderNoKey: sortKey(entered.orderNo),
    buyerKey: sortKey(entered.buyerName),
  };
}

export function invoiceErrors(
  entered: Partial<InvoiceRow>,
  items: readonly InvoiceItem[],
): FieldErrors {
  const texts: EnteredText[] = [
    ['buyer.name', entered.buyerName, 200, true],
    ['buyer.address', entered.buyerAddress, 500, false],
    ['seller.name', entered.sellerName, 200, true],
    ['seller.address', entered.sellerAddress, 500, false],
    ...items.map(({ name }, index) => [`items.${index}.name`, name, 200, true] as const),
  ];
  const names = { list: 'items', quantity: 'unit' };
  return {
    ...textErrors(texts),
    ...lineErrors(linesOf(items), names),
    ...discountErrors(entered),
  };
}

function discountErrors(entered: Partial<InvoiceRow>): FieldErrors {
  const { discountCents = 0, subtotalCents = 0, currency = '' } = entered;
  const mostCents = Math.max(subtotalCents, 0);
  if (discountCents >= 0 && discountCents <= mostCents) return {};
  const [least, most] = [moneyWords(0, currency), moneyWords(mostCents, currency)];
  return { discount: problem('not_between', { least, most }) };
}

const linesOf = (items: readonly InvoiceItem[]) =>
  items.map(({ unitThousandths: quantityThousandths, priceMillionths }) => ({
    quantityThousandths,
    priceMillionths,
  }));

/** Whether an invoice may move from one status to another: to the next, or to the same. */
export function canMove(from: InvoiceStatus, to: InvoiceStatus): boolean {
  const steps = statuses.indexOf(to) - statuses.indexOf(from);
  return steps === 0 || steps === 1;
}

export function moveErrors(from: InvoiceStatus, to: InvoiceStatus): FieldErrors {
  return canMove(from, to) ? {} : { status: problem('status_unreachable', { to, from }) };
}

export function summaryOf(rows: readonly (CurrencyTotal & { status: InvoiceStatus })[]) {
  const figures = (own: typeof rows) => ({ count: countOf(own), totals: sumsByCurrency(own) });
  return {
    ...figures(rows),
    byStatus: statuses.map((status) => ({
      status,
      ...figures(rows.filter((row) => row.status === status)),
    })),
  };
}

export function spansOf(
  moments: readonly string[],
  rows: readonly (CurrencyTotal & { start: string })[],
) {
  return moments.slice(1).map((to, index) => {
    const from = moments[index]!;
    const totals = rows.filter(({ start }) => start === from);
    return { from, to, count: countOf(totals), totals };
  });
}

const countOf = (rows: readonly CurrencyTotal[]) => rows.reduce((sum, { count }) => sum + count, 0);

function sumsByCurrency(rows: readonly CurrencyTotal[]): CurrencyTotal[] {
  const sums = new Map<string, CurrencyTotal>();
  for (const row of rows) {
    const sum = sums.get(row.currency);
    if (!sum) sums.set(row.currency, { ...row });
    else for (const name of ['count', 'amount', 'openAmount'] as const) sum[name] += row[name];
  }
  return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** Returns the most frequent currency, then the first in the alphabet; null without invoices. */
export function mainCurrency(totals: readonly CurrencyTotal[]): string | null {
  const [first, ...others] = totals;
  if (!first) return null;
  return others.reduce((main, each) => (each.count > main.count ? each : main), first).currency;
}

export function momentErrors(moments: readonly string[]): FieldErrors {
  if (moments.length < 2 || moments.length > MOST_MOMENTS) {
    return { moments: problem('not_from_to_entries', { least: 2, most: MOST_MOMENTS }) };
  }
  const isAscending = moments.every((moment, index) => index === 0 || moment > moments[index - 1]!);
  return isAscending ? {} : { moments: problem('not_ascending') };
}
