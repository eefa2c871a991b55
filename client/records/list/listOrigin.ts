import { useWindowEvent } from '@mantine/hooks';
import { useContext } from 'react';
import {
  createPath,
  type To,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { session } from '../../core/session.ts';
import type { PageInfo } from './ListPager.tsx';
import { isTypedInto } from './rowKeys.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { positionKeys, withoutKeys } from './useListParams.ts';

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

interface Listed<Row> {
  rows: readonly Row[];
  totalCount: number;
  pageInfo: PageInfo;
  openAt?: ((row: Row) => To) | undefined;
}

/** What the links of a list's rows hand over. */
export function useOriginState<Row>({ rows, totalCount, pageInfo, openAt }: Listed<Row>) {
  const { pathname, search } = useLocation();
  if (!openAt) return undefined;
  const list = pathname + search;
  const records = rows.map(openAt).map((to) => (typeof to === 'string' ? to : createPath(to)));
  return { ...stateOf({ list, records, totalCount, ...pagesAround(list, pageInfo) }), above: list };
}

export function pagesAround(
  list: string,
  { hasPreviousPage, hasNextPage, startCursor, endCursor }: PageInfo,
): Pick<ListOrigin, 'previous' | 'next'> {
  const [pathname = '', search] = list.split('?');
  const pageAt = (key: string, cursor: string | null) => {
    const parameters = withoutKeys(new URLSearchParams(search), positionKeys);
    parameters.set(key, cursor ?? '');
    return `${pathname}?${parameters.toString()}`;
  };
  return {
    ...(hasPreviousPage && { previous: pageAt('before', startCursor) }),
    ...(hasNextPage && { next: pageAt('after', endCursor) }),
  };
}

export interface OriginState {
  origin?: ListOrigin;
  /** The button that led here, which keeps the focus. */
  pressed?: string | undefined;
  /** The list's address where it is the history's entry before. */
  above?: string | undefined;
}

export const stateOf = (origin: ListOrigin, pressed?: string): OriginState => ({ origin, pressed });

export const pagerKeys = [
  { key: 'k', by: -1 },
  { key: 'j', by: 1 },
] as const;

type Step = (typeof pagerKeys)[number]['by'];

let stepping: Promise<unknown> = Promise.resolve();
// What a session still waited for is never answered.
session.onEnd(() => {
  stepping = Promise.resolve();
});

/** Leads to the record before or after, also on the list's next page. Each press counts, while one loads, too. */
export function useSteps() {
  const router = useContext(DataRouterContext)!.router;
  const navigate = useNavigate();
  const attempt = useAttempt();
  const coming = () => router.state.navigation.location ?? router.state.location;

  async function step(by: Step, pressed?: string) {
    const { pathname, state } = coming();
    const { origin, above } = (state ?? {}) as OriginState;
    const place = origin?.records.indexOf(pathname) ?? -1;
    if (!origin || place < 0) return;
    const go = (to: string | undefined, from: ListOrigin) =>
      to && void navigate(to, { replace: true, state: { ...stateOf(from, pressed), above } });
    const shown = origin.records[place + by];
    const list = by > 0 ? origin.next : origin.previous;
    if (shown || !list) return void go(shown, origin);
    const { originAt } = await import('./originAt.ts');
    const page = await originAt(list, origin.totalCount);
    if (coming().pathname === pathname) go(page.records.at(by > 0 ? 0 : -1), page);
  }

  return (by: Step, pressed?: string) => {
    stepping = stepping.then(() => attempt(step(by, pressed)));
  };
}

/** Outlives the pages that it leads through. */
export function usePagerKeys(): void {
  const router = useContext(DataRouterContext)!.router;
  const step = useSteps();
  useWindowEvent('keydown', (event) => {
    const { state } = router.state.navigation.location ?? router.state.location;
    const pressed = pagerKeys.find(({ key }) => key === event.key);
    const { origin } = (state ?? {}) as OriginState;
    if (!origin || !pressed || event.defaultPrevented || isTypedInto(event)) return;
    event.preventDefault();
    step(pressed.by);
  });
}

export function useListOrigin() {
  const location = useLocation();
  const { origin, pressed } = (location.state ?? {}) as OriginState;
  return {
    origin,
    pressed,
    /** For what leads to the record's form, and from there back. */
    state: origin && stateOf(origin),
    /** A list's address: as it was, where the record was opened from it. */
    wayBack: (path: string) => (origin?.list.split('?')[0] === path ? origin.list : path),
  };
}
