import type { InvoiceSortField, Resolvers } from '../../graphql/generated/resolvers.ts';
import { statusSummaries } from './invoices.rules.ts';
import { moveToStatus, removeInvoices } from './invoice-bulk-changes.ts';
import { changeInvoice, makeInvoice, removeInvoice } from './invoice-changes.ts';
import {
  findInvoice,
  itemsByInvoiceIds,
  listInvoices,
  summarizeByStatus,
} from './invoices.store.ts';
import type { InvoiceRow } from './invoices.table.ts';

const sortColumns: Record<InvoiceSortField, keyof InvoiceRow> = {
  date: 'date',
  orderNo: 'orderNo',
  buyer: 'buyerKey',
  status: 'status',
  total: 'totalCents',
};

export const invoicesResolvers: Resolvers = {
  Query: {
    invoice: async (_source, { id }, { db }) => (await findInvoice(db, id)) ?? null,
    invoices(_source, { filter, sort, ...page }, { db }) {
      const { field = 'date', direction = 'descending' } = sort ?? {};
      return listInvoices(db, filter ?? {}, { column: sortColumns[field], direction }, page);
    },
    async invoiceSummary(_source, _args, { db }) {
      return { byStatus: statusSummaries(await summarizeByStatus(db)) };
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
  InvoiceItem: {
    price: ({ priceCents }) => priceCents,
  },
};
