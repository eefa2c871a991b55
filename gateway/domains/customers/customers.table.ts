import type { Page } from '../../store/paging.ts';

export interface CustomerRow {
  id: string;
  kind: CustomerKind;
  name: string;
  tradeName: string | null;
  /** CPF or CNPJ without punctuation; unique. */
  document: string | null;
  email: string | null;
  /** Digits, with a leading + from abroad. */
  phone: string | null;
  street: string | null;
  city: string | null;
  state: State | null;
  /** Eight digits. */
  cep: string | null;
  /** Degrees, at most six decimals; both or neither. */
  latitude: number | null;
  longitude: number | null;
  status: CustomerStatus;
  channel: CustomerChannel;
  ownerId: string | null;
  notes: string | null;
  createdAt: string;
  version: number;
  /** Totals of invoices not yet delivered, and of all; cents of the register's currency. */
  openCents: number;
  lifetimeCents: number;
  /** Of the newest invoice; empty without one. */
  lastPurchaseAt: string;
  nameKey: string;
  cityKey: string;
  searchText: string;
}

/** Optional columns, and the totals of a customer without invoices. */
export const withoutAnything = {
  tradeName: null,
  document: null,
  email: null,
  phone: null,
  street: null,
  city: null,
  state: null,
  cep: null,
  latitude: null,
  longitude: null,
  ownerId: null,
  notes: null,
  openCents: 0,
  lifetimeCents: 0,
  lastPurchaseAt: '',
};

export interface CustomerPointRow {
  /** The mean of all; degrees. */
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

export type CustomerPage = Page<CustomerRow>;

export type CustomerKind = 'person' | 'company';

export type CustomerStatus = 'lead' | 'active' | 'inactive';

export type CustomerChannel = 'site' | 'store' | 'referral';

// prettier-ignore
export type State =
  | 'AC' | 'AL' | 'AM' | 'AP' | 'BA' | 'CE' | 'DF' | 'ES' | 'GO'
  | 'MA' | 'MG' | 'MS' | 'MT' | 'PA' | 'PB' | 'PE' | 'PI' | 'PR'
  | 'RJ' | 'RN' | 'RO' | 'RR' | 'RS' | 'SC' | 'SE' | 'SP' | 'TO';

declare module '../../store/database.ts' {
  interface Database {
    customers: CustomerRow;
    customerTags: CustomerTagRow;
    customerNotes: CustomerNoteRow;
  }
}
