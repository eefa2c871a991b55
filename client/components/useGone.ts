import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listedBy, positionKeys } from './useListParams.ts';

interface Seen {
  address: string;
  ids: readonly string[];
  totalCount: number;
  gone: ReadonlySet<string>;
}

/** Rows of a shown page that others have deleted meanwhile, as far as the page tells. */
export function useGone(ids: readonly string[], totalCount: number): ReadonlySet<string> {
  const [parameters] = useSearchParams();
  const address = listedBy(parameters);
  const [seen, setSeen] = useState<Seen>({ address, ids, totalCount, gone: new Set() });
  const isSame =
    address === seen.address && totalCount === seen.totalCount && ids.join() === seen.ids.join();
  if (isSame) return seen.gone;
  const isFirstPage = !positionKeys.some((key) => parameters.has(key));
  const left = address === seen.address ? leftFrom(seen.ids, ids, isFirstPage) : [];
  const isExplained = left.length <= seen.totalCount - totalCount;
  const before = [...seen.gone].filter((id) => !ids.includes(id));
  const gone = new Set(isExplained ? [...before, ...left] : before);
  setSeen({ address, ids, totalCount, gone });
  return gone;
}

/** The first rows of a later page can have moved to the one before. */
function leftFrom(before: readonly string[], now: readonly string[], isFirstPage: boolean) {
  const start = isFirstPage ? 0 : before.findIndex((id) => now.includes(id));
  return start < 0 ? [] : before.slice(start).filter((id) => !now.includes(id));
}
