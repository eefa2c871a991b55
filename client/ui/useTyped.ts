import { useDebouncedCallback } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;

interface Options {
  /** The typing pause that commits, in milliseconds. With `Infinity` the caller commits. */
  pauseMs?: number;
  flushOnUnmount?: boolean;
}

/**
 * A typed value over one stored elsewhere, such as in the URL. While typing, late values of its own commits are
 * ignored; a value from elsewhere (back, saved view) replaces the typed one.
 */
export function useTyped<Value>(
  value: Value,
  onCommit: (typed: Value) => void,
  { pauseMs = TYPING_PAUSE_MS, flushOnUnmount = false }: Options = {},
) {
  const [typed, setTyped] = useState<{ value: Value }>();
  /** The committed values that have not come back yet. */
  const sent = useRef<Value[]>([]);
  const commit = (next: Value) => {
    sent.current.push(next);
    onCommit(next);
  };
  const commitLater = useDebouncedCallback(commit, { delay: pauseMs, flushOnUnmount });
  const follow = useEffectEvent(() => {
    const place = sent.current.indexOf(value);
    sent.current = place < 0 ? [] : sent.current.slice(place + 1);
    if (place >= 0) return;
    commitLater.cancel();
    setTyped(undefined);
  });
  useLayoutEffect(() => follow(), [value]);
  return {
    value: typed ? typed.value : value,
    change(next: Value) {
      setTyped({ value: next });
      if (Number.isFinite(pauseMs)) commitLater(next);
    },
    commit,
    flush: () => commitLater.flush(),
    reset: () => setTyped(undefined),
  };
}
