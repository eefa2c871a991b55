import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The scroll positions by history entry, in px from the top. */
const places = new Map<string, number>();

/**
 * Keeps the scroll position of a table with its own scrolling: another page of a list opens at its top, and going back
 * restores the position.
 */
export function useTableScroll() {
  const { key } = useLocation();
  const viewport = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  useLayoutEffect(() => {
    const kept = places.get(key) ?? 0;
    // Setting an equal position again would force a layout.
    if (viewport.current && kept !== place.current) viewport.current.scrollTop = kept;
    place.current = kept;
  }, [key]);
  return {
    scrollViewportRef: viewport,
    onScroll({ y }: { y: number }) {
      places.set(key, y);
      place.current = y;
    },
  };
}
