import type { RecordKind } from '../../store/records.ts';

export interface ViewRow {
  id: string;
  accountId: string;
  /** The list that it is a view of, as `invoices`. */
  list: string;
  name: string;
  /** Query part of the list's address. */
  query: string;
  /** 0 or 1. */
  isShared: number;
  /** The name folded for sorting; see `folded`. */
  nameKey: string;
}

/** Which view a list opens with for whom; the view may be gone. */
export interface ViewDefaultRow {
  accountId: string;
  list: string;
  viewId: string;
}

export const viewRecord: RecordKind = {
  kind: 'View',
  table: 'views',
  title: 'name',
  owner: 'accountId',
};

declare module '../../store/database.ts' {
  interface Database {
    views: ViewRow;
    viewDefaults: ViewDefaultRow;
  }
}
