import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchPage } from '../core/prefetch.ts';
import { useSession } from '../core/session.ts';
import { storedState } from '../core/stored-state.ts';
import { isCurrent, pagesFor } from './navigation.ts';

const MOST_PAGES = 6;

type Visits = Readonly<Record<string, number>>;

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
  useEffect(() => {
    whenIdle(() => void prefetchMostUsed(account));
  }, [account]);
}

function count(account: string, page: string): void {
  const visits = stored.read()[account] ?? {};
  stored.write({ ...stored.read(), [account]: { ...visits, [page]: (visits[page] ?? 0) + 1 } });
}

const whenIdle = (run: () => void) => window.requestIdleCallback?.(run);

interface Line {
  saveData?: boolean;
  type?: string;
}

function isMetered(): boolean {
  const { connection } = navigator as { connection?: Line };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Fetches pages one after the other, so that whoever opens a page meanwhile does not wait for five others. */
async function prefetchMostUsed(account: string): Promise<void> {
  if (isMetered()) return;
  const visits = Object.entries(stored.read()[account] ?? {});
  const most = visits.toSorted(([, one], [, other]) => other - one).slice(0, MOST_PAGES);
  for (const [page] of most) {
    if (page !== window.location.pathname) await prefetchPage(page);
  }
}
