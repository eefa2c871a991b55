import { useLocation } from 'react-router-dom';

/** The page of a list that a record was opened from, kept in the history's entry of the record. */
export interface ListOrigin {
  /** The list's address, with its filter, order and page. */
  list: string;
  /** The addresses of its rows, in their order. */
  records: string[];
  totalCount: number;
  /** The list's address at the pages around this one, where there are any. */
  previous?: string;
  next?: string;
}

export interface OriginState {
  origin?: ListOrigin;
  /** The button that led here, which keeps the focus. */
  pressed?: string | undefined;
  /** The list's address where it is the history's entry before. */
  above?: string | undefined;
}

export const stateOf = (origin: ListOrigin, pressed?: string): OriginState => ({ origin, pressed });

export function useListOrigin() {
  const location = useLocation();
  const { origin, pressed } = (location.state ?? {}) as OriginState;
  return {
    origin,
    pressed,
    /** The state of links to the record's form, and from there back. */
    state: origin && stateOf(origin),
    /** A list's address: as it was, where the record was opened from it. */
    wayBack: (path: string) => (origin?.list.split('?')[0] === path ? origin.list : path),
  };
}
