import type { InvoiceSortField, Resolvers } from '../../graphql/generated/resolvers.ts';
import { refuseErrors } from '../../graphql/errors.ts';
import { rankItems, sumByCurrency, sumBySpan, sumByStatus } from './invoice-figures.store.ts';
import { mainCurrency, momentErrors, spansOf, summaryOf } from './invoices.rules.ts';
import { moveToStatus, removeInvoices } from './invoice-bulk-changes.ts';
import { changeInvoice, makeInvoice, removeInvoice } from './invoice-changes.ts';
import { findInvoice, itemsByInvoiceIds, listInvoices } from './invoices.store.ts';
import type { InvoiceRow } from './invoices.table.ts';

const MOST_RANKED = 5;

const sortColumns: Record<InvoiceSortField, keyof InvoiceRow> = {
  date: 'date',
  orderNo: 'orderNo',
  buyer: 'buyerKey',
  status: 'status',
  total: 'totalCents',
  createdNumber: 'createdNumber',
};

export const invoicesResolvers: Resolvers = {
  Query: {
    invoice: async (_source, { id }, { db }) => (await findInvoice(db, id)) ?? null,
    async invoices(_source, { filter, sort, ...page }, { db }) {
      const { field = 'date', direction = 'descending' } = sort ?? {};
      const order = { column: sortColumns[field], direction };
      const list = await listInvoices(db, filter ?? {}, order, page);
      return { ...list, sumAll: () => sumByCurrency(db, filter ?? {}) };
    },
    async invoiceSummary(_source, { filter }, { db }) {
      return summaryOf(await sumByStatus(db, filter ?? {}));
    },
    async invoiceTrend(_source, { moments, filter }, { db }) {
      refuseErrors(momentErrors(moments));
      return spansOf(moments, await sumBySpan(db, moments, filter ?? {}));
    },
    async topInvoiceItems(_source, { filter, productsOnly }, { db }) {
      const currency = mainCurrency(await sumByCurrency(db, filter ?? {}));
      if (currency === null) return { currency, items: [] };
      const most = { most: MOST_RANKED, productsOnly };
      return { currency, items: await rankItems(db, { ...filter, currency }, most) };
    },
  },
  Mutation: {
    createInvoice: async (_source, { input }, context) => ({
      invoice: await makeInvoice(context, input),
    }),
    updateInvoice: async (_source, { input }, context) => ({
      invoice: await changeInvoice(context, input),
    }),
    deleteInvoice: async (_source, { input }, context) => ({
      id: input.id,
      activityId: await removeInvoice(context, input.id),
    }),
    updateInvoicesStatus: (_source, { input }, context) => moveToStatus(context, input),
    deleteInvoices: (_source, { input }, context) => removeInvoices(context, input),
  },
  Invoice: {
    buyer: ({ buyerName, buyerAddress }) => ({ name: buyerName, address: buyerAddress }),
    seller: ({ sellerName, sellerAddress }) => ({ name: sellerName, address: sellerAddress }),
    items: async ({ id }, _args, { load }) => (await load(itemsByInvoiceIds, id)) ?? [],
    subtotal: ({ subtotalCents }) => subtotalCents,
    vatAmount: ({ vatCents }) => vatCents,
    total: ({ totalCents }) => totalCents,
  },
  InvoiceConnection: {
    totals: (list) => list.sumAll(),
  },
  CurrencyTotal: {
    amount: ({ totalCents }) => totalCents,
  },
  InvoiceItemTotal: {
    amount: ({ amountCents }) => amountCents,
  },
  InvoiceItem: {
    price: ({ priceCents }) => priceCents,
  },
};
