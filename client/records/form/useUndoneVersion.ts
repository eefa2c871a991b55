import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { undoEvents } from '../undo/restores.ts';
import { isEqual } from './isEqual.ts';

/** Calls `take` with the version that an undo or redo in this tab has created from the version in the form. */
export function useUndoneVersion<Stored>(
  stored: Stored | undefined,
  base: Stored | undefined,
  take: (restored: Stored, base: Stored) => void,
): void {
  const count = useSyncExternalStore(undoEvents.subscribe, undoEvents.count);
  const taken = useRef(count);
  const takeOnce = useEffectEvent(() => {
    if (taken.current === count || !stored || !base || isEqual(stored, base)) return;
    taken.current = count;
    take(stored, base);
  });
  useEffect(() => takeOnce(), [count, stored]);
}
