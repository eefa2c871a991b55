import { useEffect, useRef } from 'react';
import { type KnownMessage, useMessageChanges } from './useMessageChanges.ts';

/** Marks a message as read once; one that is then marked as unread stays so. */
export function useMarkOpened(message: KnownMessage): void {
  const { mark } = useMessageChanges();
  const wasMarked = useRef(false);
  useEffect(() => {
    if (wasMarked.current) return;
    wasMarked.current = true;
    void mark([message], true);
  });
}
