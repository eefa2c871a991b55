import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Direction } from './useListParams.ts';

/** Sets `aria-sort` on the heading that contains this, because the table library sets no attributes on it. */
export function useAriaSort<Part extends HTMLElement>(
  direction: Direction | undefined,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const head = part.current?.closest('th');
    if (!head || !direction) return;
    head.setAttribute('aria-sort', direction);
    return () => head.removeAttribute('aria-sort');
  }, [direction]);
  return part;
}
