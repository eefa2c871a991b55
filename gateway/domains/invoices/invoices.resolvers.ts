import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { refuseErrors } from '../../errors/errors.ts';
import {
  rankItems,
  sumByCurrency,
  sumBySpan,
  sumByStatus,
  totalsByCustomerIds,
} from './invoice-figures.store.ts';
import { mainCurrency, momentErrors, spansOf, summaryOf } from './invoices.rules.ts';
import { sendInvoice } from './invoice-emails.ts';
import { deletePayment, recordPayment } from './invoice-payments.ts';
import { accountingDay, paymentStateOn } from './invoice-payments.rules.ts';
import { pixCodeOf, pixProblemOf } from './invoice-pix.rules.ts';
import { moveToStatus, removeInvoices } from './invoice-bulk-changes.ts';
import { companyByIds, COMPANY_ID } from '../../records/company.ts';

const MOST_RANKED = 5;

export const invoicesResolvers: Resolvers = {
  Query: {
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
    updateInvoicesStatus: (_source, { input }, context) => moveToStatus(context, input),
    deleteInvoices: (_source, { input }, context) => removeInvoices(context, input),
    recordInvoicePayment: (_source, { input }, context) => recordPayment(context, input),
    deleteInvoicePayment: (_source, { input }, context) => deletePayment(context, input),
    sendInvoice: (_source, { input }, context) => sendInvoice(context, input),
  },
  Invoice: {
    pixCode: pixCodeOf,
    pixProblem: pixProblemOf,
    paymentState: async (invoice, _args, { load }) => {
      const company = await load(companyByIds, COMPANY_ID);
      return paymentStateOn(accountingDay(company!.timeZone), invoice);
    },
    buyer: ({ buyerName, buyerAddress }) => ({ name: buyerName, address: buyerAddress }),
    seller: ({ sellerName, sellerAddress }) => ({ name: sellerName, address: sellerAddress }),
  },
  Customer: {
    invoiceTotals: async ({ id }, _args, { load }) => (await load(totalsByCustomerIds, id)) ?? [],
  },
  InvoiceConnection: {
    totals: ({ filter }, _args, { db }) => sumByCurrency(db, filter),
  },
  InvoiceItem: {
    unit: ({ unitThousandths }) => unitThousandths,
    price: ({ priceMillionths }) => priceMillionths,
  },
  InvoicePayment: {
    amount: ({ amountCents }) => amountCents,
  },
  InvoiceEmail: {
    to: ({ recipient }) => recipient,
    by: ({ accountId: id, accountName: name }) => ({ id, name }),
  },
};
