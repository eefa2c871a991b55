import { useDebouncedCallback } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;

interface Options {
  /** How long a pause commits what was typed. `Infinity` leaves it to Enter and to leaving the field. */
  pauseMs?: number;
}

/**
 * The text of a field whose value lives elsewhere, in the URL for example. While one types, the value follows the
 * field and never the other way: a value that comes back late changes nothing. One from elsewhere (back, a
 * saved view, cleared filters) replaces what was typed.
 */
export function useTypedText(
  value: string,
  commit: (text: string) => void,
  { pauseMs = TYPING_PAUSE_MS }: Options = {},
) {
  const [typed, setTyped] = useState<string>();
  /** What was committed and has not come back as the value yet. */
  const sent = useRef<string[]>([]);
  const send = (text: string) => {
    sent.current.push(text);
    commit(text);
  };
  const sendAfterPause = useDebouncedCallback(send, pauseMs);
  const follow = useEffectEvent(() => {
    const place = sent.current.indexOf(value);
    sent.current = sent.current.slice(place + 1);
    if (place >= 0) return;
    sent.current = [];
    sendAfterPause.cancel();
    setTyped(undefined);
  });
  useLayoutEffect(() => follow(), [value]);
  const hasPause = Number.isFinite(pauseMs);
  const finish = () => {
    if (hasPause) sendAfterPause.flush();
    else if (typed !== undefined && typed.trim() !== value) send(typed.trim());
  };
  return {
    value: typed ?? value,
    onChange({ currentTarget }: { currentTarget: { value: string } }) {
      setTyped(currentTarget.value);
      if (hasPause) sendAfterPause(currentTarget.value);
    },
    onKeyDown({ key }: { key: string }) {
      if (key === 'Enter') finish();
    },
    onBlur() {
      finish();
      setTyped(undefined);
    },
  };
}
