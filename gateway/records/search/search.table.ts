/** A row that only triggers write. */
export interface SearchEntryRow {
  number: number;
  kind: string;
  recordId: string;
  /** The only account that finds it; null for what everyone finds. */
  ownerId: string | null;
  title: string;
  /** The folded text, which starts with the title. */
  text: string;
}

/** An entry that was found; `text` has only the beginning. */
export type SearchHitRow = Pick<SearchEntryRow, 'kind' | 'recordId' | 'title' | 'text'>;

declare module '../../database/database.ts' {
  interface Database {
    searchEntries: SearchEntryRow;
  }
}
