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

/** Two customers that somebody said are not the same, the smaller id first. */
export interface DistinctCustomersRow {
  oneId: string;
  otherId: string;
}

declare module '../../records/generated/rows.ts' {
  interface CustomerRow {
    /** Equal for names of the same sound. */
    soundKey?: string;
  }
}

declare module '../../database/database.ts' {
  interface Database {
    distinctCustomers: DistinctCustomersRow;
    customerTags: CustomerTagRow;
  }
}
