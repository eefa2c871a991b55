import { createPath, type To, useLocation } from 'react-router-dom';

/** The page of a list that a record was opened from, kept in the history's entry of the record. */
export interface ListOrigin {
  /** The list's address, with its filter, order and page. */
  list: string;
  /** The addresses of its rows, in their order. */
  records: string[];
  totalCount: number;
}

interface Listed<Row> {
  rows: readonly Row[];
  totalCount: number;
  openAt?: ((row: Row) => To) | undefined;
}

/** What the links of a list's rows hand over. */
export function useOriginState<Row>({ rows, totalCount, openAt }: Listed<Row>) {
  const { pathname, search } = useLocation();
  if (!openAt) return undefined;
  const records = rows.map(openAt).map((to) => (typeof to === 'string' ? to : createPath(to)));
  return stateOf({ list: pathname + search, records, totalCount });
}

interface OriginState {
  origin?: ListOrigin;
  /** The button that led here, which keeps the focus. */
  pressed?: string | undefined;
}

export const stateOf = (origin: ListOrigin, pressed?: string): OriginState => ({ origin, pressed });

export function useListOrigin() {
  const location = useLocation();
  const { origin, pressed } = (location.state ?? {}) as OriginState;
  return {
    origin,
    pressed,
    /** A list's address: as it was, where the record was opened from it. */
    wayBack: (path: string) => (origin?.list.split('?')[0] === path ? origin.list : path),
  };
}
