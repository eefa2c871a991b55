import type { Page } from '../../store/paging.ts';

/** Amounts in cents of the invoice's currency, rates in hundredths of a per cent, times UTC ISO 8601. */
export interface InvoiceRow {
  id: string;
  orderNo: string;
  status: InvoiceStatus;
  date: string;
  currency: string;
  vat: number;
  customerId: string | null;
  buyerName: string;
  buyerAddress: string;
  sellerName: string;
  sellerAddress: string;
  subtotalCents: number;
  vatCents: number;
  totalCents: number;
  version: number;
  buyerKey: string;
  searchText: string;
  createdNumber?: number;
}

export interface InvoiceItemRow {
  invoiceId: string;
  position: number;
  name: string;
  unit: number;
  priceCents: number;
}

export type InvoicePage = Page<InvoiceRow> & {
  /** Of the whole list; called only when requested. */
  sumAll: () => Promise<CurrencyTotalRow[]>;
};

export interface CurrencyTotalRow {
  currency: string;
  count: number;
  totalCents: number;
}

export interface InvoiceItemTotalRow {
  name: string;
  unit: number;
  amountCents: number;
  invoiceCount: number;
}

export type InvoiceStatus = 'pending' | 'processing' | 'delivered';

declare module '../../store/database.ts' {
  interface Database {
    invoices: InvoiceRow;
    invoiceItems: InvoiceItemRow;
  }
}
