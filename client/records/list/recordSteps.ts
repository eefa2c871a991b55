import { useContext } from 'react';
import {
  createPath,
  type To,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { useKeys } from '../../core/keys.ts';
import { type ListOrigin, type OriginState, stateOf } from '../../core/listOrigin.ts';
import { session } from '../../core/session.ts';
import type { PageInfo } from './pageInfo.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { pagesAround } from './pagesAround.ts';

interface Listed<Row> {
  rows: readonly Row[];
  totalCount: number;
  pageInfo: PageInfo;
  openAt?: ((row: Row) => To) | undefined;
}

/** Returns the state that the links of a list's rows pass on. */
export function useOriginState<Row>({ rows, totalCount, pageInfo, openAt }: Listed<Row>) {
  const { pathname, search } = useLocation();
  if (!openAt) return undefined;
  const list = pathname + search;
  const records = rows.map(openAt).map((to) => (typeof to === 'string' ? to : createPath(to)));
  return { ...stateOf({ list, records, totalCount, ...pagesAround(list, pageInfo) }), above: list };
}

type Step = 1 | -1;

let stepping: Promise<unknown> = Promise.resolve();
// A step that is still pending when the session ends is never completed.
session.onEnd(() => {
  stepping = Promise.resolve();
});

/**
 * Returns a function that navigates to the previous or next record, across pages of the list. Steps during a navigation
 * are queued.
 */
export function useRecordPager() {
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
    const { loadListOrigin } = await import('./loadListOrigin.ts');
    const page = await loadListOrigin(list, origin.totalCount);
    if (coming().pathname === pathname) go(page.records.at(by > 0 ? 0 : -1), page);
  }

  return (by: Step, pressed?: string) => {
    stepping = stepping.then(() => attempt(step(by, pressed)));
  };
}

/** Handles the keys of the next and the previous record; mounted above the routes, so that it survives the navigation. */
export function usePagerKeys(): void {
  const step = useRecordPager();
  const drawn = useLocation();
  const { pathname, state } = useNavigation().location ?? drawn;
  const { origin } = (state ?? {}) as OriginState;
  const isListed = origin?.records.includes(pathname);
  useKeys('record', isListed ? { next: () => step(1), previous: () => step(-1) } : {}, {
    whileLeaving: true,
  });
}
