/** The view may be deleted. */
export interface ViewDefaultRow {
  accountId: string;
  list: string;
  viewId: string;
}

declare module '../../database/database.ts' {
  interface Database {
    viewDefaults: ViewDefaultRow;
  }
}
