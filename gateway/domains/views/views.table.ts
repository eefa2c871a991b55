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

declare module '../../store/database.ts' {
  interface Database {
    views: ViewRow;
    viewDefaults: ViewDefaultRow;
  }
}
