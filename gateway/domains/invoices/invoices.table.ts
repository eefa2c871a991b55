import type { InvoiceRow } from '../../records/generated/rows.ts';

export interface InvoiceItemRow {
  invoiceId: string;
  position: number;
  name: string;
  unit: number;
  priceCents: number;
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

declare module '../../database/database.ts' {
  interface Database {
    invoiceItems: InvoiceItemRow;
  }
}
