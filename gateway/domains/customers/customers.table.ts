import type { CustomerRow } from '../../records/generated/rows.ts';

export type CustomerKind = CustomerRow['kind'];

export interface CustomerPointRow {
  /** The mean of all customers' places, in degrees. */
  latitude: number;
  longitude: number;
  count: number;
  someId: string;
}

export interface CustomerTagRow {
  customerId: string;
  tag: string;
}

export interface CustomerNoteRow {
  id: string;
  customerId: string;
  at: string;
  accountId: string | null;
  accountName: string | null;
  text: string;
}

declare module '../../database/database.ts' {
  interface Database {
    customerTags: CustomerTagRow;
    customerNotes: CustomerNoteRow;
  }
}
