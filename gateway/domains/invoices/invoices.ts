import { makeInvoices } from '../../../seed/invoices.ts';
import type { Domain } from '../../services/domain.ts';
import { invoicePdf, invoicesPdf } from './invoice-pdf.rest.ts';
import { invoicesCsv } from './invoices.csv.ts';
import { invoicesResolvers } from './invoices.resolvers.ts';
import { invoicesRest } from './invoices.rest.ts';
import { invoiceRecord } from './invoices.record.ts';

export const invoices: Domain = {
  name: 'invoices',
  resolvers: invoicesResolvers,
  rest: invoicesRest,
  files: [invoicePdf, invoicesPdf],
  csv: { Invoice: invoicesCsv },
  seed: makeInvoices,
  records: [invoiceRecord],
};
