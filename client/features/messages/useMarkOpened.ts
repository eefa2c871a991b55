import { useEffect, useRef } from 'react';
import { type KnownMessage, useMessageChanges } from './useMessageChanges.ts';

/** Marks a message as read when it opens, and leaves it alone when it is marked as unread after that. */
export function useMarkOpened(message: KnownMessage): void {
  const { mark } = useMessageChanges();
  const wasMarked = useRef(false);
  useEffect(() => {
    if (wasMarked.current) return;
    wasMarked.current = true;
    void mark([message], true);
  });
}
