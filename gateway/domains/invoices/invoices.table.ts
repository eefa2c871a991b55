import type { RecordKind } from '../../store/records.ts';
import type { Page } from '../../store/paging.ts';

/** Amounts are cents of the invoice's currency, rates hundredths of a per cent, times UTC ISO 8601. */
export interface InvoiceRow {
  id: string;
  orderNo: string;
  status: InvoiceStatus;
  date: string;
  currency: string;
  vat: number;
  /** Who of the register buys. */
  customerId: string | null;
  buyerName: string;
  buyerAddress: string;
  sellerName: string;
  sellerAddress: string;
  subtotalCents: number;
  vatCents: number;
  totalCents: number;
  version: number;
  /** The buyer's name folded for sorting; see `folded`. */
  buyerKey: string;
  /** Number, buyer and seller, folded for finding. */
  searchText: string;
  /** Its place in the order in which they were made; given by the store. */
  createdNumber?: number;
}

export interface InvoiceItemRow {
  invoiceId: string;
  position: number;
  name: string;
  unit: number;
  priceCents: number;
}

export const invoiceRecord: RecordKind = {
  kind: 'Invoice',
  table: 'invoices',
  title: 'orderNo',
  parts: [{ table: 'invoiceItems', key: 'invoiceId' }],
  links: [{ table: 'deals', key: 'invoiceId' }],
};

export type InvoicePage = Page<InvoiceRow> & {
  /** What the whole list comes to, counted only when someone asks. */
  sumAll: () => Promise<CurrencyTotalRow[]>;
};

/** What the invoices of one currency come to. */
export interface CurrencyTotalRow {
  currency: string;
  count: number;
  totalCents: number;
}

/** What stands under one name on invoices of one currency. */
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
