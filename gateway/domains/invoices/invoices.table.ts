import type { InvoiceRow } from '../../records/generated/rows.ts';

export interface InvoiceItemRow {
  invoiceId: string;
  position: number;
  name: string;
  unit: number;
  priceCents: number;
}

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

export type InvoiceStatus = InvoiceRow['status'];

declare module '../../records/generated/rows.ts' {
  interface InvoiceRow {
    buyerName: string;
    buyerAddress: string;
    sellerName: string;
    sellerAddress: string;
  }
}

declare module '../../store/database.ts' {
  interface Database {
    invoiceItems: InvoiceItemRow;
  }
}
