import { useLocation } from 'react-router-dom';

/** The page of a list that a record was opened from, stored in the history entry of the record. */
export interface ListOrigin {
  /** The list's URL, with its filter, sort order and page. */
  list: string;
  /** The URLs of its rows, in order. */
  records: string[];
  totalCount: number;
  /** The list's URL at the previous and the next page, if there are any. */
  previous?: string;
  next?: string;
}

export interface OriginState {
  origin?: ListOrigin;
  /** The button that navigated here, which keeps the focus. */
  pressed?: string | undefined;
  /** The list's URL when it is the previous history entry. */
  above?: string | undefined;
}

export const stateOf = (origin: ListOrigin, pressed?: string): OriginState => ({ origin, pressed });

export function useListOrigin() {
  const location = useLocation();
  const { origin, pressed } = (location.state ?? {}) as OriginState;
  return {
    origin,
    pressed,
    /** The state of links to the record's form, and back from there. */
    state: origin && stateOf(origin),
    /** A list's URL: as it was when the record was opened from it. */
    wayBack: (path: string) => (origin?.list.split('?')[0] === path ? origin.list : path),
  };
}
