import { prefetchPage } from '../core/prefetch.ts';

/** Visits of pages by their path. */
export type Visits = Readonly<Record<string, number>>;

const MOST_PAGES = 6;

interface Line {
  saveData?: boolean;
  type?: string;
}

function isMetered(): boolean {
  const { connection } = navigator as { connection?: Line };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** A browser that cannot tell when it is idle would fetch them while somebody works. */
const canTellIdle = () => 'requestIdleCallback' in window;

/** Fetches pages one after the other, so that whoever opens a page meanwhile does not wait for five others. */
export async function prefetchMostUsed(visits: Visits): Promise<void> {
  if (!canTellIdle() || isMetered()) return;
  const most = Object.entries(visits)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_PAGES);
  for (const [page] of most) {
    if (page !== window.location.pathname) await prefetchPage(page);
  }
}
