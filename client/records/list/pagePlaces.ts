import type { PageInfo } from './pageInfo.ts';
import { listQueryText, positionKeys, withoutKeys } from './useListParams.ts';

/** The number of the first row of pages, by the query of their URL; a cursor alone does not tell it. */
const places = new Map<string, number>();
const MOST_PLACES = 200;

interface Shown {
  pageInfo: PageInfo;
  shown: number;
  totalCount: number;
}

/** Returns the number of the first row; undefined for a page that was not reached from a known one. */
export function firstRowOf(
  parameters: URLSearchParams,
  { pageInfo, shown, totalCount }: Shown,
): number | undefined {
  const { hasNextPage, hasPreviousPage } = pageInfo;
  if (!hasPreviousPage) return 1;
  if (!hasNextPage) return totalCount - shown + 1;
  const first = places.get(listQueryText(parameters));
  return first !== undefined && first + shown <= totalCount ? first : undefined;
}

/** Notes where the neighbours of a page begin, once its own place is known; `size` is that of a whole page. */
export function notePlaces(
  parameters: URLSearchParams,
  { pageInfo, shown }: Shown,
  { first, size }: { first: number; size: number },
): void {
  const note = (key: string, cursor: string | null, place: number) => {
    const next = withoutKeys(parameters, positionKeys);
    next.set(key, cursor ?? '');
    const query = listQueryText(next);
    places.delete(query);
    places.set(query, place);
  };
  if (pageInfo.hasNextPage) note('after', pageInfo.endCursor, first + shown);
  if (pageInfo.hasPreviousPage) note('before', pageInfo.startCursor, Math.max(1, first - size));
  for (const oldest of places.keys()) {
    if (places.size <= MOST_PLACES) break;
    places.delete(oldest);
  }
}
