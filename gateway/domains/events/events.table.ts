import type { Page } from '../../store/paging.ts';

/** Times are UTC ISO 8601. */
export interface EventRow {
  id: string;
  title: string;
  start: string;
  end: string;
  location: string | null;
  note: string | null;
  color: string | null;
  version: number;
  searchText: string;
  createdNumber?: number;
}

export type EventPage = Page<EventRow>;

declare module '../../store/database.ts' {
  interface Database {
    events: EventRow;
  }
}
