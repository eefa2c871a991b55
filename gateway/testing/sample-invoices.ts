import { INVOICES } from '../../seed/invoices.ts';
import { orderNoOf } from '../domains/invoices/invoices.rules.ts';
import type { TestGateway } from './test-gateway.ts';

/** The number of the demo data's invoices, the newest one's order number, and the next one's. */
export const demoInvoices = {
  count: INVOICES,
  newest: orderNoOf(INVOICES),
  next: orderNoOf(INVOICES + 1),
};

/** The least that `createInvoice` takes, with one line, to whose price the tax is added. */
export const newInvoice = {
  buyer: { name: 'Casa do Mel', address: 'Rua das Flores, 10' },
  seller: { name: 'Retaguarda' },
  items: [{ name: 'Pote de mel', unit: 3, price: 24.9 }],
  pricesIncludeTax: false,
};

/**
 * Invoices with equal dates and totals, with buyers that differ in accents and case only, and with LIKE's wildcards.
 */
const unlike = [
  { orderNo: 'A-1', date: '2030-01-01T00:00:00.000Z', buyer: { name: 'ávila' } },
  { orderNo: 'A-2', date: '2030-01-01T00:00:00.000Z', buyer: { name: 'Avila' } },
  { orderNo: 'A-3', date: '2030-01-01T00:00:00.000Z', buyer: { name: 'AVILA E FILHOS' } },
  { orderNo: 'a-4', date: '2030-01-02T00:00:00.000Z', buyer: { name: 'Zé 100% Natural' } },
  { orderNo: 'B_5', date: '2030-01-03T00:00:00.000Z', buyer: { name: 'Bar do Zé' }, currency: '€' },
  { orderNo: 'B-6', date: '2030-01-04T00:00:00.000Z', buyer: { name: 'Barra \\ Contrabarra' } },
];

export async function addUnlikeInvoices(gateway: TestGateway): Promise<void> {
  const token = await gateway.tokenFor('EDITOR');
  for (const invoice of unlike) {
    await gateway.call({ url: '/api/invoices/add', body: { ...newInvoice, ...invoice }, token });
  }
}

export const somePayment = (gateway: TestGateway) =>
  gateway.store.db
    .selectFrom('invoicePayments')
    .select(['invoiceId as id', 'id as paymentId'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
