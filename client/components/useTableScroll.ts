import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** By entry of the history, in px from the top. */
const places = new Map<string, number>();

/** Of a table that scrolls in itself: another page of a list opens at its top, and going back leads to where one was. */
export function useTableScroll() {
  const { key } = useLocation();
  const viewport = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (viewport.current) viewport.current.scrollTop = places.get(key) ?? 0;
  }, [key]);
  return {
    scrollViewportRef: viewport,
    onScroll: ({ y }: { y: number }) => void places.set(key, y),
  };
}
