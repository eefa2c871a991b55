/** The default view of a list; the view may be deleted. */
export interface ViewDefaultRow {
  accountId: string;
  list: string;
  viewId: string;
}

export interface ListLookRow {
  accountId: string;
  list: string;
  look: string;
}

declare module '../../database/database.ts' {
  interface Database {
    viewDefaults: ViewDefaultRow;
    listLooks: ListLookRow;
  }
}
