import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * False until this part may render. Slow parts render one after the other, each in a task of its own, so that
 * the page responds in between.
 */
export function useStaggeredRender(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // It renders synchronously: React would batch this turn with the following ones.
    const come = () => flushSync(() => setOn(true));
    waiting.add(come);
    timer ??= setTimeout(callNext);
    return () => void waiting.delete(come);
  }, []);
  return isOn;
}

function callNext(): void {
  const [next] = waiting;
  timer = next && setTimeout(callNext);
  if (!next) return;
  waiting.delete(next);
  next();
}
