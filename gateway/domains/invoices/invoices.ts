import { makeInvoices } from '../../../seed/invoices.ts';
import type { Domain } from '../../domain.ts';
import { invoicePdf } from './invoice-pdf.rest.ts';
import { invoicesExport } from './invoices-csv.rest.ts';
import { invoicesResolvers } from './invoices.resolvers.ts';
import { invoicesRest } from './invoices.rest.ts';
import { invoiceRecord } from './invoices.record.ts';

export const invoices: Domain = {
  name: 'invoices',
  resolvers: invoicesResolvers,
  rest: invoicesRest,
  files: [invoicePdf],
  exports: [invoicesExport],
  seed: makeInvoices,
  records: [invoiceRecord],
};
