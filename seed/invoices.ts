import { addressLine } from '../gateway/address-line.ts';
import type { CustomerRow } from '../gateway/domains/customers/customers.table.ts';
import type {
  InvoiceItemRow,
  InvoiceRow,
  InvoiceStatus,
} from '../gateway/domains/invoices/invoices.table.ts';
import {
  derivedFields,
  INVOICE_COUNTER,
  orderNoOf,
} from '../gateway/domains/invoices/invoices.rules.ts';
import { seller } from '../gateway/seller.ts';
import { someGoods } from './goods.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions, TODAY } from './seed.ts';

const INVOICES = 12;
/** How many customers buy all the time, and for how long at least. */
const REGULARS = 8;
const REGULAR_DAYS = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is new waits, what is old has arrived. */
function statusAt(daysAgo: number): InvoiceStatus {
  if (daysAgo < 45) return 'pending';
  return daysAgo < 90 ? 'processing' : 'delivered';
}

export function makeInvoices({ random, scale, made: { customers = [] } }: SeedOptions): Rows {
  const count = INVOICES * scale;
  const buyers = customers.filter(isRegular).slice(0, REGULARS * scale);
  const made = Array.from({ length: count }, (_, index) =>
    makeInvoice(index, count, { random, buyers }),
  );
  return {
    invoices: made.map(({ invoice }) => invoice),
    invoiceItems: made.flatMap(({ items }) => items),
    counters: [{ name: INVOICE_COUNTER, value: count }],
  };
}

/** Nobody is billed before they were entered. */
const isRegular = ({ status, createdAt }: CustomerRow) =>
  status === 'active' && Date.parse(createdAt) < Date.parse(TODAY) - REGULAR_DAYS * DAY_MS;

/** Invoices are a few days apart and end today, the status follows from the age. */
function makeInvoice(
  index: number,
  count: number,
  { random, buyers }: { random: Random; buyers: readonly CustomerRow[] },
) {
  const daysAgo = (count - 1 - index) * (60 / count) * 3 + random.next();
  const buyer = random.pick(buyers);
  const id = seedId('invoices', index);
  const items = someGoods(random).map(([name, priceCents], position): InvoiceItemRow => ({
    invoiceId: id,
    position,
    name,
    unit: random.whole(1, buyer.kind === 'company' ? 12 : 3),
    priceCents,
  }));
  const entered = {
    orderNo: orderNoOf(index + 1),
    buyerName: buyer.tradeName ?? buyer.name,
    sellerName: seller.name,
    vat: 10_00,
  };
  const invoice: InvoiceRow = {
    id,
    ...entered,
    ...derivedFields(entered, items),
    status: statusAt(daysAgo),
    date: new Date(Date.parse(TODAY) - Math.round(daysAgo * DAY_MS)).toISOString(),
    currency: '$',
    customerId: buyer.id,
    buyerAddress: addressLine(buyer),
    sellerAddress: seller.address,
    version: 1,
  };
  return { invoice, items };
}
