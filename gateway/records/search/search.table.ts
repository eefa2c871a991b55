/** Written by triggers only. */
export interface SearchEntryRow {
  number: number;
  kind: string;
  recordId: string;
  /** The only account that finds it; null for what everyone finds. */
  ownerId: string | null;
  title: string;
  /** Folded; starts with the title. */
  text: string;
}

/** `text` is its beginning. */
export type SearchHitRow = Pick<SearchEntryRow, 'kind' | 'recordId' | 'title' | 'text'>;

declare module '../../database/database.ts' {
  interface Database {
    searchEntries: SearchEntryRow;
  }
}
