import { useDebouncedCallback } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;

interface Options {
  /** How long a pause commits what was typed. `Infinity` leaves that to the caller. */
  pauseMs?: number;
  flushOnUnmount?: boolean;
}

/**
 * What is typed over a value that lives elsewhere, in the URL for example. While one types, the value follows the
 * field and never the other way: a value that comes back late changes nothing. One from elsewhere (back, a
 * saved view, cleared filters) replaces what was typed.
 */
export function useTyped<Value>(
  value: Value,
  onCommit: (typed: Value) => void,
  { pauseMs = TYPING_PAUSE_MS, flushOnUnmount = false }: Options = {},
) {
  const [typed, setTyped] = useState<{ value: Value }>();
  /** What was committed and has not come back as the value yet. */
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
    /** Commits now what waits for a pause. */
    flush: () => commitLater.flush(),
    /** Shows the value again. */
    reset: () => setTyped(undefined),
  };
}
