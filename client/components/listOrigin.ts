import { useWindowEvent } from '@mantine/hooks';
import { useContext } from 'react';
import {
  createPath,
  type To,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { isTypedInto } from './rowKeys.ts';

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

export const pagerKeys = [
  { key: 'k', by: -1 },
  { key: 'j', by: 1 },
] as const;

/** Outlives the pages that it leads through: a key that is pressed while one loads counts, too. */
export function usePagerKeys(): void {
  const router = useContext(DataRouterContext)!.router;
  const navigate = useNavigate();
  useWindowEvent('keydown', (event) => {
    const location = router.state.navigation.location ?? router.state.location;
    const { origin } = (location.state ?? {}) as OriginState;
    const step = pagerKeys.find(({ key }) => key === event.key);
    if (!origin || !step || event.defaultPrevented || isTypedInto(event)) return;
    event.preventDefault();
    const place = origin.records.indexOf(location.pathname);
    const record = place < 0 ? undefined : origin.records[place + step.by];
    if (record) void navigate(record, { replace: true, state: stateOf(origin) });
  });
}

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
