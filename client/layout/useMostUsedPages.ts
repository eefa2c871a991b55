import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../core/session.ts';
import { storedState } from '../core/stored-state.ts';
import { isCurrent, pagesFor } from './navigation.ts';
import type { Visits } from './prefetchMostUsed.ts';
import { useWhenIdle } from './useWhenIdle.ts';

/** Visits of the menu's pages in this browser, by account and path. */
const stored = storedState<Record<string, Visits>>('visits', {});

/** Counts visits of the menu's pages, and fetches those that are used most while the browser is idle. */
export function useMostUsedPages(): void {
  const { user } = useSession();
  const location = useLocation();
  const account = user?.id ?? '';
  const page = pagesFor(user?.role).find((each) => isCurrent(each, location))?.path;
  useEffect(() => {
    if (page) count(account, page);
  }, [account, page]);
  useWhenIdle(
    useCallback(
      ({ prefetchMostUsed }) => {
        void prefetchMostUsed(stored.read()[account] ?? {});
        return undefined;
      },
      [account],
    ),
  );
}

function count(account: string, page: string): void {
  const visits = stored.read()[account] ?? {};
  stored.write({ ...stored.read(), [account]: { ...visits, [page]: (visits[page] ?? 0) + 1 } });
}
