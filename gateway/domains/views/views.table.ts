import type { RecordKind } from '../../records/record.ts';

export interface ViewRow {
  id: string;
  accountId: string;
  list: string;
  name: string;
  /** Query part of the list's URL. */
  query: string;
  /** 0 or 1. */
  isShared: number;
  nameKey: string;
}

/** The view may be deleted. */
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
