import type { InvoiceRow } from '../../records/generated/rows.ts';

export interface InvoiceItemRow {
  invoiceId: string;
  position: number;
  name: string;
  unitThousandths: number;
  priceMillionths: number;
}

export interface InvoicePaymentRow {
  id: string;
  invoiceId: string;
  paidOn: string;
  amountCents: number;
  method: 'boleto' | 'card' | 'cash' | 'pix' | 'transfer';
  note: string | null;
}

export interface InvoiceEmailRow {
  id: string;
  invoiceId: string;
  sentAt: string;
  recipient: string;
  subject: string;
  accountId: string | null;
  accountName: string;
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
    invoicePayments: InvoicePaymentRow;
    invoiceEmails: InvoiceEmailRow;
  }
}
