/** A row that is written only by triggers. */
export interface SearchEntryRow {
  number: number;
  kind: string;
  recordId: string;
  /** The only account that finds the entry; null when everyone does. */
  ownerId: string | null;
  title: string;
  /** The folded text, which starts with the title. */
  text: string;
}

/** A found entry; `text` has only the beginning. */
export type SearchHitRow = Pick<SearchEntryRow, 'kind' | 'recordId' | 'title' | 'text'>;

declare module '../../database/database.ts' {
  interface Database {
    searchEntries: SearchEntryRow;
  }
}
