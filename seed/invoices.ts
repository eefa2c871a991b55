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
const DAY_MS = 24 * 60 * 60 * 1000;

const buyers = [
  { name: 'Padaria Estrela do Norte', address: 'Av. Sete de Setembro, 1021, Manaus, AM' },
  { name: 'Oficina Irmãos Valadares', address: 'Rua dos Aimorés, 77, Belo Horizonte, MG' },
  { name: 'Livraria Ponto e Vírgula', address: 'Rua da Praia, 312, Porto Alegre, RS' },
  { name: 'Clínica Águas Claras', address: 'Quadra 205, Lote 9, Brasília, DF' },
  { name: 'Mercado Três Ladeiras', address: 'Ladeira da Fonte, 15, Salvador, BA' },
  { name: 'Ateliê Fio de Ouro', address: 'Rua Santa Luzia, 640, Vitória, ES' },
  { name: 'Pousada Vento Sul', address: 'Servidão das Gaivotas, 8, Florianópolis, SC' },
  { name: 'Café Serra Azul', address: 'Rua XV de Novembro, 2200, Curitiba, PR' },
];

/** What is new waits, what is old has arrived. */
function statusAt(daysAgo: number): InvoiceStatus {
  if (daysAgo < 45) return 'pending';
  return daysAgo < 90 ? 'processing' : 'delivered';
}

export function makeInvoices({ random, scale }: SeedOptions): Rows {
  const count = INVOICES * scale;
  const made = Array.from({ length: count }, (_, index) => makeInvoice(index, count, random));
  return {
    invoices: made.map(({ invoice }) => invoice),
    invoiceItems: made.flatMap(({ items }) => items),
    counters: [{ name: INVOICE_COUNTER, value: count }],
  };
}

/** Invoices are a few days apart and end today, the status follows from the age. */
function makeInvoice(index: number, count: number, random: Random) {
  const daysAgo = (count - 1 - index) * (60 / count) * 3 + random.next();
  const buyer = random.pick(buyers);
  const id = seedId('invoices', index);
  const items = someGoods(random).map(([name, priceCents], position): InvoiceItemRow => ({
    invoiceId: id,
    position,
    name,
    unit: random.whole(1, 12),
    priceCents,
  }));
  const entered = {
    orderNo: orderNoOf(index + 1),
    buyerName: buyer.name,
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
    buyerAddress: buyer.address,
    sellerAddress: seller.address,
    version: 1,
  };
  return { invoice, items };
}
