import { useLayoutEffect, useRef, useState } from 'react';

/** The pixels from the end that count as the end. */
const AT_LATEST = 48;

/** Expects `flex-direction: column-reverse`: new messages scroll the list only when it is at the end. */
export function useHistoryScroll(latestId: string | undefined) {
  const view = useRef<HTMLDivElement>(null);
  const last = useRef({ height: 0, latestId });
  const [isAtLatest, setIsAtLatest] = useState(true);

  useLayoutEffect(() => {
    const list = view.current;
    if (!list) return;
    const grown = list.scrollHeight - last.current.height;
    const hasNew = last.current.latestId !== latestId;
    if (hasNew && list.scrollTop < -AT_LATEST) list.scrollTop -= grown;
    last.current = { height: list.scrollHeight, latestId };
  });

  return {
    view,
    isAtLatest,
    onScroll: () => setIsAtLatest((view.current?.scrollTop ?? 0) >= -AT_LATEST),
    /** Returns the pixels of history above the visible part. */
    above: () => {
      const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = view.current ?? {};
      return scrollHeight - clientHeight + scrollTop;
    },
    toLatest: () => view.current?.scrollTo?.({ top: 0 }),
  };
}

export type HistoryScroll = ReturnType<typeof useHistoryScroll>;
