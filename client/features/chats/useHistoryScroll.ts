import { useLayoutEffect, useRef, useState } from 'react';

/** In pixels: nearer to the end than this is at the end. */
const AT_LATEST = 48;

/**
 * Scrolling in a list that starts at its end (`flex-direction: column-reverse`): what comes before moves
 * nothing by itself. What comes after is followed at the end, and elsewhere moves nothing either.
 */
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
    /** How many pixels of history are above what is seen. */
    above: () => {
      const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = view.current ?? {};
      return scrollHeight - clientHeight + scrollTop;
    },
    toLatest: () => view.current?.scrollTo?.({ top: 0 }),
  };
}

export type HistoryScroll = ReturnType<typeof useHistoryScroll>;
