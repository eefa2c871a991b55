import { type SyntheticEvent, useRef } from 'react';
import { prefetchPage } from '../core/prefetch.ts';

/** The wait is shorter than a pointer needs to pass over a link, and a finger on a key from one to the next. */
const REST_MS = 80;

/** Fetches the page of the link in a list that the pointer rests on or presses, or that has the focus. */
export function usePrefetchOnRest() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  function fetchSoon({ target }: SyntheticEvent, wait: number) {
    leave();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.ariaCurrent) return;
    timer.current = setTimeout(() => void prefetchPage(link.pathname + link.search), wait);
  }
  const rest = (event: SyntheticEvent) => fetchSoon(event, REST_MS);
  return {
    onPointerOver: rest,
    onPointerDown: (event: SyntheticEvent) => fetchSoon(event, 0),
    onPointerLeave: leave,
    onFocus: rest,
    onBlur: leave,
    onClick: leave,
  };
}
