import { addressLine } from '../gateway/formats/address-line.ts';
import { midnightAfter } from '../gateway/formats/days.ts';
import { currencySigns } from '../gateway/formats/currency.ts';
import type {
  InvoiceItemRow,
  InvoicePaymentRow,
  InvoiceStatus,
} from '../gateway/domains/invoices/invoices.table.ts';
import type { CustomerRow, InvoiceRow } from '../gateway/records/generated/rows.ts';
import { textOfInvoice } from '../gateway/domains/invoices/invoices.record.ts';
import { derivedFields, orderNoOf } from '../gateway/domains/invoices/invoices.rules.ts';
import { company } from './company.ts';
import { someGoods } from './goods.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import { countOf, spreadDays, type Stretch } from './spread.ts';

const periods: readonly Stretch[] = [
  [2, 0, 1],
  [2, 1, 2],
  [13, 2, 30],
  [15, 30, 60],
  [12, 60, 90],
  [33, 90, 180],
];
/** The number of invoices at a scale of 1. */
export const INVOICES = countOf(periods);
/** Customers who buy often, for at least some days, and how often the others buy. */
const REGULARS = 8;
const REGULAR_DAYS = 200;
const OTHERS_SHARE = 0.4;

/** Days from an invoice to its due date, and to its payment. */
const DUE_AFTER = [14, 21, 28];
const PAID_AFTER = [6, 13, 18];
const methods = ['pix', 'boleto', 'transfer', 'card', 'pix', 'cash'] as const;
/** One invoice of so many is paid late, and one of so many in part. */
const LATE = 11;
const IN_PART = 7;

/** New ones are pending, old ones delivered, a few between stay behind. */
function statusAt(daysAgo: number, random: Random): InvoiceStatus {
  const chance = random.next();
  if (daysAgo < 4) return 'pending';
  if (daysAgo < 20) return chance < 0.3 ? 'pending' : 'processing';
  if (daysAgo < 60 && chance < 0.5) return chance < 0.15 ? 'pending' : 'processing';
  return 'delivered';
}

export function makeInvoices({
  random,
  scale,
  made: { customers = [] },
  today,
}: SeedOptions): Rows {
  const count = INVOICES * scale;
  const buyers = customers.filter(({ status }) => status === 'active');
  const regulars = buyers
    .filter(({ createdAt }) => today.daysSince(createdAt) > REGULAR_DAYS)
    .slice(0, REGULARS * scale);
  const made = Array.from({ length: count }, (_, index) => {
    const daysAgo = spreadDays(periods, count - 1 - index, { random, scale });
    const buyer = buyerBefore(today.ago(daysAgo), { random, buyers, regulars });
    return makeInvoice(index, { random, today, daysAgo, buyer });
  });
  return {
    invoices: made.map(({ invoice }) => invoice),
    invoiceItems: made.flatMap(({ items }) => items),
    invoicePayments: made.flatMap(({ payments }) => payments),
    counters: [{ name: 'invoices', value: count }],
  };
}

interface Buyers {
  random: Random;
  buyers: readonly CustomerRow[];
  regulars: readonly CustomerRow[];
}

/** Nobody buys before they were entered. */
function buyerBefore(moment: string, { random, buyers, regulars }: Buyers): CustomerRow {
  const other = random.pick(buyers);
  const regular = random.pick(regulars);
  return random.next() < OTHERS_SHARE && other.createdAt < moment ? other : regular;
}

interface Sale extends Pick<SeedOptions, 'random' | 'today'> {
  daysAgo: number;
  buyer: CustomerRow;
}

function makeInvoice(index: number, { random, today, daysAgo, buyer }: Sale) {
  const id = seedId('invoices', index);
  const items = someGoods(random).map(([name, priceCents], position): InvoiceItemRow => ({
    invoiceId: id,
    position,
    name,
    unitThousandths: 1_000 * random.whole(1, buyer.kind === 'company' ? 12 : 3),
    priceMillionths: 10_000 * priceCents,
  }));
  const date = today.ago(daysAgo);
  const entered = {
    orderNo: orderNoOf(index + 1),
    buyerName: buyer.tradeName ?? buyer.name,
    sellerName: company.name,
    vatThousandths: company.taxRate,
    pricesIncludeTax: 0 as const,
    discountCents: 0,
    dueOn: midnightAfter(date, DUE_AFTER[index % DUE_AFTER.length]!),
  };
  const { totalCents } = derivedFields(entered, items);
  const payments = paymentsOf(index, { invoiceId: id, totalCents, date, today });
  const invoice: InvoiceRow = {
    id,
    ...entered,
    ...derivedFields(entered, items, payments),
    searchText: textOfInvoice(entered),
    status: statusAt(daysAgo, random),
    date,
    currency: currencySigns[company.currency],
    customerId: buyer.id,
    buyerAddress: addressLine(buyer),
    sellerAddress: company.address,
    buyerTaxId: buyer.document,
    sellerTaxId: null,
    pix: null,
    version: 1,
    createdAt: date,
    updatedAt: payments.at(-1)?.paidOn ?? date,
  };
  return { invoice, items, payments };
}

interface Billed extends Pick<SeedOptions, 'today'> {
  invoiceId: string;
  totalCents: number;
  date: string;
}

/** Returns an invoice's payments; chosen without randomness, so that they shift nothing else. */
function paymentsOf(
  index: number,
  { invoiceId, totalCents, date, today }: Billed,
): InvoicePaymentRow[] {
  const isLate = index % LATE === LATE - 1;
  const paidOn = midnightAfter(date, isLate ? 75 : PAID_AFTER[index % PAID_AFTER.length]!);
  if (paidOn > today.day(0)) return [];
  const isPart = index % IN_PART === IN_PART - 1 && today.daysSince(date) < 60;
  return [
    {
      id: seedId('invoicePayments', index),
      invoiceId,
      paidOn,
      amountCents: isPart ? Math.floor(totalCents / 2) : totalCents,
      method: methods[index % methods.length]!,
      note: null,
    },
  ];
}
